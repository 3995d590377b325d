import { textsOf } from 'shared-ui/claims'
import { alcIntake } from 'shared-ui/intake'
import { expect, it } from 'vitest'
import { admissions } from './admissions'
import { comingSoon } from './coming-soon'
import { homeAdmissions } from './home-admissions'
import { programPages } from './program-pages'
import { programMenu, programs } from './programs'
import { programsOverview } from './programs-overview'

const pages = Object.entries(programPages)

it.each(pages)('%s is written at the length of a prospectus page', (code, page) => {
  expect(page.code).toBe(code)
  expect(page.overview.length).toBeGreaterThanOrEqual(2)
  expect(page.overview.length).toBeLessThanOrEqual(4)
  expect(page.highlights.length).toBeGreaterThanOrEqual(6)
  expect(page.highlights.length).toBeLessThanOrEqual(10)
  expect(page.learning).toHaveLength(6)
  expect(page.ownPart).toContain('500')
})

it.each(['pkt', 'an', 'ah'] as const)('%s is described for people who search in Victoria BC', (code) => {
  const { title, description, keywords } = programPages[code].search
  expect(title).toContain('Victoria BC')
  expect(description).toContain('Victoria BC')
  expect(keywords.join()).toContain('Victoria BC')
})

it('ALC and the bodywork programs say that their curriculum is being revised', () => {
  const revised = pages.filter(([, page]) => page.curriculumRevised).map(([code]) => code)
  expect(revised.toSorted()).toEqual(['abt', 'alc', 'amt', 'ast', 'pkt'])
})

it('only ALC is open for enrollment', () => {
  expect(programs.filter(({ open }) => open).map(({ code }) => code)).toEqual(['alc'])
  expect(pages.filter(([, page]) => page.enrollment).map(([code]) => code)).toEqual(['alc'])
})

it('the menu holds each program once', () => {
  const codes = programMenu.flatMap((section) => section.codes)
  expect(codes.toSorted()).toEqual(programs.map(({ code }) => code).toSorted())
})

it('says in the same words, once on each page, how to enroll in ALC', () => {
  for (const page of [programPages.alc, comingSoon, programsOverview, admissions, homeAdmissions])
    expect(textsOf(page).filter((text) => text.includes(alcIntake))).toHaveLength(1)
})

it.each(['ap', 'aap'] as const)('%s teaches nothing in hours that it does not have', (code) => {
  const { learningNote, ownPart } = programPages[code]
  expect(learningNote).toMatch(/taught within the (four|eight) parts/)
  expect(ownPart).toMatch(/adds none of its own/)
})
