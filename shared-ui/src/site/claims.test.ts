import { claimsIn } from './claims'

it.each([
  'Turmeric cures colds.',
  'A nationally accredited diploma',
  'Become a certified practitioner',
  'Taught by a licensed doctor',
  'A tradition of 5,000 years',
  'It is open now.',
  'Enrollment is open for ALC',
])('"%s" claims something', (text) => {
  expect(claimsIn({ page: { lead: [text] } })).toEqual([text])
})

it.each([
  'See a licensed health professional.',
  'A curious mind',
  'Healthy food',
  'Certificate of completion',
])('"%s" claims nothing', (text) => {
  expect(claimsIn(text)).toEqual([])
})

it('a package may ban more', () => {
  expect(claimsIn('Certificate of completion', [], [/\bcertif/i])).toEqual(['Certificate of completion'])
})

it('an allowed phrase is no claim, but the rest of its text may be', () => {
  const allowed = ['do not train anyone to diagnose or treat disease']
  expect(claimsIn('We do not train anyone to diagnose or treat disease.', allowed)).toEqual([])
  const both = 'We do not train anyone to diagnose or treat disease, and we treat it.'
  expect(claimsIn(both, allowed)).toEqual([both])
})
