import { claimsIn, textsOf } from 'shared-ui/claims'
import { misspellingsIn } from 'shared-ui/spelling'
import { programPages } from './program-pages'

const content = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true })

/** The specification's own words, and denials. Do not add anything else. */
const allowed = [
  'Advanced Degree',
  'other registered facilities in North America',
  'AP certification',
  'Professional recognition',
  'Diagnosing or treating',
  'do not train students to diagnose or treat disease',
]

it.each(Object.entries(content))('%s makes no claim that the college cannot support', (_, module) => {
  expect(claimsIn(module, allowed)).toEqual([])
})

it.each(Object.entries(content))('%s is spelt as in Canada', (_, module) => {
  expect(misspellingsIn(module)).toEqual([])
})

it('allows only phrases that the texts contain', () => {
  const texts = textsOf(content).join('\n')
  expect(allowed.filter((phrase) => !texts.includes(phrase))).toEqual([])
})

it('no text holds a price: the amounts of ALC are numbers', () => {
  expect(textsOf(content).filter((text) => /\$\s?\d/.test(text))).toEqual([])
})

it('the nutritionist page says that it is not a dietitian program', () => {
  expect(textsOf(programPages.an).join(' ')).toContain('not a dietitian program')
})

it('the Panchakarma page keeps technicians to assisting and preparatory therapies', () => {
  const text = textsOf(programPages.pkt.scope).join(' ')
  expect(text).toContain('assists')
  expect(text).toContain('Prescribing or performing the main Panchakarma procedures')
})
