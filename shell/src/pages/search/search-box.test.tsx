// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { SearchBox } from './search-box'

const neem = { id: 1, address: '/herbs/neem', title: 'Neem', heading: '', excerpt: '' }

it('Enter leads to the first result, unless it ends a word of an input method', () => {
  render(<SearchBox search={() => [neem]} />)
  const field = screen.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'neem' } })
  field.focus()
  for (const isComposing of [true, false]) {
    fireEvent.keyDown(field, { key: 'Enter', isComposing })
    expect(document.activeElement === field).toBe(isComposing)
  }
})
