import { exampleEntry } from './example-entry'

it.each([
  ['email', undefined, /^\S+@example\.com$/],
  ['date', undefined, /^\d{4}-\d\d-\d\d$/],
  ['', undefined, /long enough/],
  ['text', { type: 'string', format: 'date' }, /^\d{4}-\d\d-\d\d$/],
  ['text', { type: 'string', maxLength: 20 }, /^.{20}$/],
  ['text', { type: 'string', minLength: 200 }, /^.{200}$/],
  ['number', { type: 'integer', minimum: 10 }, /^10$/],
  ['text', { type: 'number', maximum: 2 }, /^2$/],
  ['text', { type: 'string', pattern: '^V8V', examples: ['V8V 1A1'] }, /^V8V 1A1$/],
] as const)('fills an input of type "%s" for the schema %o with %s', (input, field, entry) => {
  expect(exampleEntry(input, field && { ...field })).toMatch(entry)
})

it('writes no entry of a length that would fill the memory', () => {
  expect(exampleEntry('text', { type: 'string', minLength: 400_000_000 }).length).toBe(10_000)
})
