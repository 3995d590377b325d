// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { SearchBox } from './search-box'
import type { Found } from './search-index'

const neem = { id: 1, address: '/herbs/neem', title: 'Neem', heading: '', excerpt: '' }

it('searches once at each key: not again for the words before it', () => {
  const search = vi.fn<(query: string) => Found[]>(() => [neem])
  render(<SearchBox search={search} />)
  for (const value of ['nee', 'neem']) fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
  expect(search.mock.calls).toEqual([['nee'], ['neem']])
})

it('Enter leads to the first result, unless it ends a word of an input method', () => {
  render(<SearchBox search={() => [neem]} />)
  const field = screen.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'neem' } })
  field.focus()
  for (const isComposing of [true, false]) {
    // Else Firefox would follow the link that gets the focus.
    expect(fireEvent.keyDown(field, { key: 'Enter', isComposing })).toBe(isComposing)
    expect(document.activeElement === field).toBe(isComposing)
  }
})

it('shows the best twenty of what it finds', () => {
  render(<SearchBox search={() => Array.from({ length: 21 }, (_, id) => ({ ...neem, id }))} />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'neem' } })
  expect(screen.getAllByRole('link')).toHaveLength(20)
  expect(screen.getByRole('status').textContent).toContain('21')
})
