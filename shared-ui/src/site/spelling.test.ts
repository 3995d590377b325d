import { misspellingsIn } from './spelling'

it.each([
  ['Ageing well', 'aging'],
  ['Walks in Autumn', 'fall'],
  ['enrolment options', 'enrollment'],
  ['We organise retreats', 'z for s'],
  ['Favor pungent tastes', 'favour'],
  ['a retreat center', 'centre'],
  ['health counseling', 'counselling'],
])('"%s" is not Canadian: it says %s', (text, canadian) => {
  expect(misspellingsIn({ page: { lead: [text] } })).toEqual([expect.stringContaining(`(${canadian})`)])
})

it.each([
  'Health Counselor: counselling in a retreat centre',
  'Enrolled students practise in fall; practice is a noun',
  'An organism, the literature, a laboratory, humoral, an organization',
  'Favour grey, coloured labels, and skeptics',
])('"%s" is Canadian', (text) => {
  expect(misspellingsIn(text)).toEqual([])
})
