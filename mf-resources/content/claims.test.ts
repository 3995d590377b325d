import { expect, it } from 'vitest'
import { classicalTexts } from './classical-texts'
import { educationNotice } from './education-notice'
import { educationalGuides } from './educational-guides'
import { healthConditions } from './health-conditions'
import { hub } from './hub'
import { lifestylePractices } from './lifestyle-practices'
import { hubDescription, topicDescriptions } from './page-metadata'
import { panchakarmaTherapies } from './panchakarma-therapies'
import { researchLinks } from './research-links'
import { topics } from './topics'
import { wellnessTools } from './wellness-tools'

const everything = {
  hub,
  classicalTexts,
  healthConditions,
  lifestylePractices,
  panchakarmaTherapies,
  educationalGuides,
  researchLinks,
  wellnessTools,
  educationNotice,
  topics,
  hubDescription,
  topicDescriptions,
}

/** Health claims, and words about standing that only the college can document. */
const banned = [
  /\bcur(e|es|ed|ing)\b/i,
  /\btreat(s|ed|ing)?\b/i,
  /\bheal(s|ed|ing)?\b/i,
  /\bdetox/i,
  /\btoxins?\b/i,
  /\bproven?\b/i,
  /\bmirac/i,
  /\bguarantee/i,
  /\bboosts?\b/i,
  /\bimmunity\b/i,
  /\baccredit/i,
  /\bregistered\b/i,
  /\bdesignat/i,
  /\brecogni[sz](ed|es|tion)\b/i,
  /\bcertif/i,
  /\bdegree\b/i,
  /\bdoctors?\b/i,
  /5,?000 years/i,
  /lorem ipsum/i,
]

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(strings)
}

it.each(Object.entries(everything))(
  '%s makes no claim that the college cannot stand behind',
  (_, content) => {
    const texts = strings(content)
    expect(texts.length).toBeGreaterThan(0)
    for (const claim of banned)
      expect(
        texts.filter((text) => claim.test(text)),
        String(claim),
      ).toEqual([])
  },
)

it('no text carries an outbound address', () => {
  expect(strings(everything).filter((text) => /https?:|www\.|\.(com|org|ca|in|eu)\b/.test(text))).toEqual([])
})

it('says where to turn for help and what to look for on a label', () => {
  expect(strings(educationNotice).join(' ')).toMatch(/licensed health professional.*9-1-1.*8-1-1/s)
  for (const page of [healthConditions, panchakarmaTherapies, wellnessTools]) {
    expect(strings(page).join(' '), page.topic).toMatch(/eight-digit NPN or DIN-HM/)
  }
})

it('descriptions for search engines are unique and have 120 to 160 characters', () => {
  const descriptions = [hubDescription, ...Object.values(topicDescriptions)].map((page) => page.description)
  expect(new Set(descriptions).size).toBe(8)
  for (const description of descriptions) {
    expect(description.length, description).toBeGreaterThanOrEqual(120)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
})

it('every section of a page has its own anchor and every related page is another one', () => {
  const pages = [
    classicalTexts,
    healthConditions,
    lifestylePractices,
    panchakarmaTherapies,
    educationalGuides,
    researchLinks,
    wellnessTools,
  ]
  for (const page of pages) {
    const ids = Object.values(page.sections).map((section) => section.id)
    expect(new Set(ids).size, page.topic).toBe(ids.length)
    expect(page.related, page.topic).not.toContain(page.topic)
    expect(new Set(page.related).size, page.topic).toBe(page.related.length)
  }
})
