import { claimsIn, textsOf } from 'shared-ui/claims'
import { misspellingsIn } from 'shared-ui/spelling'

const content = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
// What visitors may type into the search is no text of the site.
const shown = Object.entries(content).filter(([file]) => file !== './search-words.ts')

/** Denials, and where to get help. Do not add anything else. */
const allowed = [
  'our programs do not train anyone to diagnose or treat disease',
  'It is not medical advice, diagnosis or treatment',
  'Ayurveda is not a regulated health profession',
  'do not entitle anyone to practise a regulated profession or to use a reserved title',
  'licensed health professional',
]

/** These pages present the college and its teachers: no reserved titles, and no words of a clinic. */
const further = [
  /\btreatments?\b/i,
  /\bdiagnos/i,
  /\bregulated\b/i,
  /\blicen[sc]ed\b/i,
  /\b(physicians?|dietitians?)\b/i,
  /\bRMT\b|massage therapist/i,
]

it.each(shown)('%s makes no claim that the college cannot support', (_, module) => {
  expect(claimsIn(module, allowed, further)).toEqual([])
})

it.each(Object.entries(content))('%s is spelt as in Canada', (_, module) => {
  expect(misspellingsIn(module)).toEqual([])
})

it('allows only phrases that the texts contain', () => {
  const texts = textsOf(content).join('\n')
  expect(allowed.filter((phrase) => !texts.includes(phrase))).toEqual([])
})
