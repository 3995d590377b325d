import { claimsIn, textsOf } from 'shared-ui/claims'
import { misspellingsIn } from 'shared-ui/spelling'
import { educationNotice } from './education-notice'
import { healthConditions } from './health-conditions'
import { panchakarmaTherapies } from './panchakarma-therapies'
import { wellnessTools } from './wellness-tools'

const content = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true })

/** These words claim nothing about the college. Do not add anything else. */
const allowed = ['university or public library']

it.each(Object.entries(content))('%s makes no claim that the college cannot support', (_, module) => {
  expect(claimsIn(module, allowed, [/\bcertif/i])).toEqual([])
})

it.each(Object.entries(content))('%s is spelt as in Canada', (_, module) => {
  expect(misspellingsIn(module)).toEqual([])
})

it('allows only phrases that the texts contain', () => {
  const texts = textsOf(content).join('\n')
  expect(allowed.filter((phrase) => !texts.includes(phrase))).toEqual([])
})

it('no text carries an outbound address', () => {
  expect(textsOf(content).filter((text) => /https?:|www\.|\.(com|org|ca|in|eu)\b/.test(text))).toEqual([])
})

it('says where to turn for help and what to look for on a label', () => {
  expect(textsOf(educationNotice).join(' ')).toMatch(/licensed health professional.*9-1-1.*8-1-1/s)
  for (const page of [healthConditions, panchakarmaTherapies, wellnessTools]) {
    expect(textsOf(page).join(' '), page.topic).toMatch(/eight-digit NPN or DIN-HM/)
  }
})
