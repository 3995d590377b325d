import { formKey } from './form-key'

const call = { type: 'contact_form', fullName: 'Mira Nair', message: 'May I visit in spring?' }
const noon = Date.UTC(2026, 10, 23, 12)

it('is the same for the same form within an hour of the clock only, and has the form of a key from a script', () => {
  expect(formKey(call, noon)).toMatch(/^[0-9a-f]{32}$/)
  expect(formKey({ ...call }, noon + 59 * 60_000)).toBe(formKey(call, noon))
  expect(formKey({ ...call, message: 'May I visit in autumn?' }, noon)).not.toBe(formKey(call, noon))
  expect(formKey(call, noon + 60 * 60_000)).not.toBe(formKey(call, noon))
})
