// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { SelectField } from './select-field'
import { Chosen, NothingChosen, WithError } from './select-field.examples'

const inForm = (field: ReactNode) => (
  <form>
    {field}
    <button type="button">Next</button>
  </form>
)

const combobox = () => screen.getByRole('combobox', { name: /^Program/ })
const activeOption = () =>
  document.getElementById(combobox().getAttribute('aria-activedescendant') ?? '')?.textContent
const sentValue = () => new FormData(document.forms[0]).get('program')

/** Renders the select in a form; resolves when the listbox has replaced it. */
async function renderListbox(field = <NothingChosen />) {
  render(inForm(field))
  await act(() => import('./listbox'))
}

/** A user with the focus on the select. */
async function userAtSelect(field = <NothingChosen />) {
  const user = userEvent.setup()
  await renderListbox(field)
  await user.tab()
  expect(document.activeElement).toBe(combobox())
  return user
}

it('is the browser’s own select in the served page, with a label and nothing chosen', () => {
  document.body.innerHTML = renderToString(inForm(<NothingChosen />))
  const select = screen.getByLabelText<HTMLSelectElement>(/^Program/)
  expect(select.tagName).toBe('SELECT')
  expect(select).toHaveProperty('required', true)
  expect([...select.options].map(({ text }) => text.split(' ')[0])).toEqual([
    'Select',
    'ALC',
    'AHC',
    'AP',
    'PKT',
  ])
  expect(document.body.innerHTML).not.toMatch(/ style=/)
})

it('refuses an option with an empty value', () => {
  const field = { id: 'x', name: 'x', label: 'X', placeholder: 'Select', value: '', onChange: () => {} }
  expect(() => renderToString(<SelectField {...field} options={[{ value: '', label: 'None' }]} />)).toThrow(
    'option "None" has an empty value',
  )
})

describe('the listbox', () => {
  it('has the roles and names of a combobox', async () => {
    await renderListbox(<WithError />)
    expect(combobox().getAttribute('aria-expanded')).toBe('false')
    expect(combobox().getAttribute('aria-haspopup')).toBe('listbox')
    expect(combobox().getAttribute('aria-required')).toBe('true')
    expect(combobox().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(combobox().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please select a program',
    )
  })

  it('opens on a click and takes the option that is clicked', async () => {
    const user = userEvent.setup()
    await renderListbox()
    await user.click(combobox())
    expect(screen.getByRole('listbox', { name: /^Program/ })).toBeTruthy()
    await user.click(screen.getByRole('option', { name: /^AHC/ }))
    expect(combobox().textContent).toMatch(/^AHC/)
    expect(sentValue()).toBe('AHC')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens on %j at the chosen option', async (key) => {
    const user = await userAtSelect(<Chosen />)
    await user.keyboard(key)
    expect(combobox().getAttribute('aria-expanded')).toBe('true')
    expect(activeOption()).toMatch(/^AP/)
    expect(screen.getByRole('option', { selected: true }).textContent).toMatch(/^AP/)
  })

  it.each([
    ['{Home}', 'ALC'],
    ['{End}', 'PKT'],
  ])('opens on %j at %s', async (key, option) => {
    const user = await userAtSelect(<Chosen />)
    await user.keyboard(key)
    expect(activeOption()).toContain(option)
  })

  it.each(['Control', 'Meta'])('leaves keys with %s to the browser', async (key) => {
    const user = await userAtSelect()
    await user.keyboard(`{${key}>}{End}{/${key}}`)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('moves with arrows, Home, End and the page keys, and stays within the list', async () => {
    const user = await userAtSelect()
    const seen: (string | undefined)[] = []
    for (const key of [
      'Enter',
      'ArrowDown',
      'ArrowUp',
      'ArrowUp',
      'End',
      'ArrowDown',
      'Home',
      'PageDown',
      'PageUp',
    ]) {
      await user.keyboard(`{${key}}`)
      seen.push(activeOption()?.slice(0, 3))
    }
    expect(seen).toEqual(['ALC', 'AHC', 'ALC', 'ALC', 'PKT', 'PKT', 'ALC', 'PKT', 'ALC'])
  })

  it.each(['{Enter}', ' ', '{Tab}', '{Alt>}{ArrowUp}{/Alt}'])(
    'takes the active option on %j',
    async (key) => {
      const user = await userAtSelect()
      await user.keyboard(`{Enter}{ArrowDown}${key}`)
      expect(sentValue()).toBe('AHC')
      expect(combobox().getAttribute('aria-expanded')).toBe('false')
      expect(document.activeElement).toBe(key === '{Tab}' ? screen.getByRole('button') : combobox())
    },
  )

  it('keeps the choice on Escape', async () => {
    const user = await userAtSelect(<Chosen />)
    await user.keyboard('{Enter}{Home}{Escape}')
    expect(sentValue()).toBe('AP')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('closes when the focus leaves it', async () => {
    const user = await userAtSelect(<Chosen />)
    await user.keyboard('{Enter}')
    act(() => screen.getByRole('button').focus())
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(sentValue()).toBe('AP')
  })
})

describe('type-ahead', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

  const typist = async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await renderListbox()
    await user.tab()
    return user
  }

  it('finds an option by its first letters, and starts a new search one second after the last one', async () => {
    const user = await typist()
    await user.keyboard('{Enter}a')
    await act(() => vi.advanceTimersByTimeAsync(800))
    await user.keyboard('p')
    expect(activeOption()).toMatch(/^AP/)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await user.keyboard('p')
    expect(activeOption()).toMatch(/^PKT/)
  })

  it('treats a space as a letter during a search', async () => {
    const user = await typist()
    await user.keyboard('{Enter}ahc -')
    expect(combobox().getAttribute('aria-expanded')).toBe('true')
    expect(activeOption()).toMatch(/^AHC/)
  })

  it('chooses at once while the list is closed', async () => {
    const user = await typist()
    await user.keyboard('pk')
    expect(sentValue()).toBe('PKT')
  })
})
