import { formatTuition } from './format-tuition'

it.each([
  [950, '$950 CAD'],
  [5495, '$5,495 CAD'],
  [1234567, '$1,234,567 CAD'],
])('%d is written %s', (amount, written) => {
  expect(formatTuition(amount)).toBe(written)
})
