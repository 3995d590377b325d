import { inTime } from './in-time'

it('returns the result of a check, and throws what it throws', () => {
  expect(inTime('mf-herbs', () => inTime('/mint', () => 1) + 1)).toBe(2)
  const fault = new Error('The page has no title.')
  expect(() =>
    inTime('mf-herbs', () => {
      throw fault
    }),
  ).toThrow(fault)
})

it('ends a pattern that does not end, and names what was checked', () => {
  expect(() =>
    inTime('slot home.podcast on /herbs', () => /^(a+)+$/.test(`${'a'.repeat(60)}!`), 0.1),
  ).toThrow('slot home.podcast on /herbs: expected a check within 0.1 seconds; found no end of it.')
})
