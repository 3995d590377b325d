// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AboveItsField } from './error-summary.examples'
import { WithHintAndError } from './text-area-field.examples'
import { Optional, Required } from './text-field.examples'

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

it('a field without errors shows none, and has the type "text", which valid HTML requires', () => {
  render(<Optional />)
  const phone = screen.getByLabelText('Phone')
  expect(phone.getAttribute('type')).toBe('text')
  expect(phone.hasAttribute('aria-invalid')).toBe(false)
  expect(phone.hasAttribute('aria-describedby')).toBe(false)
})

it('a required field is marked in its label and for the browser', () => {
  render(<Required />)
  expect(screen.getByLabelText('Full Name (required)')).toHaveProperty('required', true)
})

it('hint and error are connected with the control', () => {
  render(<WithHintAndError />)
  const message = screen.getByLabelText('Message')
  expect(describedBy(message)).toEqual(['A few words.', 'Too short'])
  expect(message.getAttribute('aria-invalid')).toBe('true')
  expect(message.getAttribute('rows')).toBe('5')
})

it('each link of the error summary focuses its field, without changing the address', async () => {
  render(<AboveItsField />)
  const address = location.href
  await userEvent.click(screen.getByRole('link', { name: 'Too short' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'))
  expect(location.href).toBe(address)
})
