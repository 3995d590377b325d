import { expect, it } from 'vitest'
import * as about from './about'
import * as comingSoon from './coming-soon'
import * as faculty from './faculty'
import * as footer from './footer'
import * as home from './home'
import * as notFound from './not-found'
import * as pageMetadata from './page-metadata'

const everything = { about, comingSoon, faculty, footer, home, notFound, pageMetadata }

/** Denials, and titles that SPEC and content-facts.md allow; nothing else may be added here. */
const allowed = [
  'our programs do not train anyone to diagnose or treat disease',
  'It is not medical advice, diagnosis or treatment',
  'Ayurveda is not a regulated health profession',
  'do not entitle anyone to practise a regulated profession or to use a reserved title',
  'licensed health professional',
]

/** Health claims, reserved titles, and words about standing that only the college can document. */
const banned = [
  /\bcur(e|es|ed|ing)\b/i,
  /\btreat(s|ed|ment|ments)?\b/i,
  /\bheal(s|ed|ing|er)?\b/i,
  /\bdiagnos/i,
  /\bdetox/i,
  /\btoxins?\b/i,
  /\bproven?\b/i,
  /\bmirac/i,
  /\bguarantee/i,
  /\bimmunity\b/i,
  /\baccredit/i,
  /\bregister(ed|s)?\b/i,
  /\bregulated\b/i,
  /\bdesignat/i,
  /\bapproved\b/i,
  /\brecogni[sz](ed|es|tion)\b/i,
  /\bcertifi(ed|cation)\b/i,
  /\blicen[sc]ed\b/i,
  /\bdegrees?\b/i,
  /\buniversity\b/i,
  /\b(doctors?|physicians?|dietitians?)\b/i,
  /\bDr\b/,
  /\bRMT\b|massage therapist/i,
  /\brefund/i,
  /5,?000 years/i,
  /lorem ipsum/i,
]

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(strings)
}

const withoutAllowed = (text: string) => allowed.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)

it.each(Object.entries(everything))(
  '%s makes no claim that the college cannot stand behind',
  (_, content) => {
    const texts = strings(content).map(withoutAllowed)
    expect(texts.length).toBeGreaterThan(0)
    for (const claim of banned) {
      expect(
        texts.filter((text) => claim.test(text)),
        String(claim),
      ).toEqual([])
    }
  },
)

it('allows no phrase that the texts do not hold', () => {
  const texts = strings(everything).join('\n')
  expect(allowed.filter((phrase) => !texts.includes(phrase))).toEqual([])
})
