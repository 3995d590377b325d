import { expect, it } from 'vitest'
import { admissionSteps } from './admission-steps'
import { admissions } from './admissions'
import { comingSoon } from './coming-soon'
import { homeAdmissions, homePrograms } from './home'
import { pathwayDiagram } from './pathway-diagram'
import { programLabels } from './program-labels'
import { programPages } from './program-pages'
import { programs } from './programs'
import { programsOverview } from './programs-overview'

const everything = {
  programs,
  ...programPages,
  programLabels,
  comingSoon,
  programsOverview,
  pathwayDiagram,
  admissions,
  admissionSteps,
  homePrograms,
  homeAdmissions,
}

/** The specification's own words, and one denial; nothing else may be added here. */
const allowed = [
  'Advanced Degree',
  'other registered facilities in North America',
  'AP certification',
  'Professional recognition',
  'do not train students to diagnose or treat disease',
]

/** Health claims, and words about standing that only the college can document. */
const banned = [
  /\bcur(e|es|ed|ing)\b/i,
  /\btreat(s|ed)?\b/i,
  /\bheal(s|ed|ing|er)?\b/i,
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
  /\bapproved\b/i,
  /\brecogni[sz](ed|es|tion)\b/i,
  /\bcertifi(ed|cation)\b/i,
  /\blicensed(?! (health professionals?|practitioners|medical care))/i,
  /\bdegrees?\b/i,
  /\buniversity\b/i,
  /\bdoctors?\b/i,
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

it('prices stand on the ALC page only', () => {
  const { alc, ...others } = everything
  expect(strings(others).filter((text) => /\$\s?\d/.test(text))).toEqual([])
  expect(alc.enrollment?.options.map(({ amount }) => amount)).toEqual([5495, 6495])
})

it('the nutritionist page says that it is not a dietitian program', () => {
  expect(strings(programPages.an).join(' ')).toContain('not a dietitian program')
})

it('the Panchakarma page keeps technicians to assisting and preparatory therapies', () => {
  const text = strings(programPages.pkt.scope).join(' ')
  expect(text).toContain('assists')
  expect(text).toContain('Prescribing or performing the main Panchakarma procedures')
})
