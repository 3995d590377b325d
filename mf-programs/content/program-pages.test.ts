import { textsOf } from 'shared-ui/claims'
import { alcIntake } from 'shared-ui/intake'
import { admissions } from './admissions'
import { comingSoon } from './coming-soon'
import { homeAdmissions } from './home-admissions'
import { programPages } from './program-pages'
import { programs } from './programs'
import { programsOverview } from './programs-overview'

const pages = Object.entries(programPages)

it.each(pages)('%s is written at the length of a prospectus page', (_, page) => {
  expect(page.overview.length).toBeGreaterThanOrEqual(2)
  expect(page.overview.length).toBeLessThanOrEqual(4)
  expect(page.highlights.length).toBeGreaterThanOrEqual(6)
  expect(page.highlights.length).toBeLessThanOrEqual(10)
  expect(page.learning).toHaveLength(6)
})

it.each(pages)('%s names its own code and parts of 500 hours', (code, page) => {
  expect(page.code).toBe(code)
  expect(page.ownPart).toContain('500')
})

it.each(programs)('$code has texts about enrolling exactly if it is open', ({ code, open }) => {
  expect(!!programPages[code].enrollment).toBe(open)
})

it.each(['pkt', 'an', 'ah'] as const)('%s is described for people who search in Victoria BC', (code) => {
  const { title, description, keywords } = programPages[code].search
  expect(title).toContain('Victoria BC')
  expect(description).toContain('Victoria BC')
  expect(keywords.join()).toContain('Victoria BC')
})

it('says in the same words, once on each page, how to enroll in ALC', () => {
  for (const page of [programPages.alc, comingSoon, programsOverview, admissions, homeAdmissions])
    expect(textsOf(page).filter((text) => text.includes(alcIntake))).toHaveLength(1)
})

it.each(['ap', 'aap'] as const)(
  '%s says that it has no hours of its own, and in which parts its topics are taught',
  (code) => {
    const { learningNote, ownPart } = programPages[code]
    expect(learningNote).toMatch(/taught within the (four|eight) parts/)
    expect(ownPart).toMatch(/adds none of its own/)
  },
)
