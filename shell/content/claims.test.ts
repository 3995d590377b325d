import { claimsIn, textsOf } from 'shared-ui/claims'
import { expect, it } from 'vitest'

const content = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true })

/** Denials, and whom to turn to; nothing else may be added here. */
const allowed = [
  'our programs do not train anyone to diagnose or treat disease',
  'It is not medical advice, diagnosis or treatment',
  'Ayurveda is not a regulated health profession',
  'do not entitle anyone to practise a regulated profession or to use a reserved title',
  'licensed health professional',
]

/** These pages tell who the college and its teachers are: no reserved title, and nothing of a clinic. */
const further = [
  /\btreatments?\b/i,
  /\bdiagnos/i,
  /\bregulated\b/i,
  /\blicen[sc]ed\b/i,
  /\b(physicians?|dietitians?)\b/i,
  /\bRMT\b|massage therapist/i,
]

it.each(Object.entries(content))('%s claims nothing that the college cannot stand behind', (_, module) => {
  expect(claimsIn(module, allowed, further)).toEqual([])
})

it('allows no phrase that the texts do not hold', () => {
  const texts = textsOf(content).join('\n')
  expect(allowed.filter((phrase) => !texts.includes(phrase))).toEqual([])
})
