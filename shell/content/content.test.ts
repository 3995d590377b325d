import { sampleValues } from 'shared-ui'
import { textsOf } from 'shared-ui/claims'
import { alcIntake } from 'shared-ui/intake'
import { values } from './about'
import { comingSoon } from './coming-soon'
import { faculty } from './faculty'
import { biographies, facultyPage } from './faculty-page'
import { experienceSummary, facultySummary, standardsSummary } from './home'

it('names the four values in the words of the specification', () => {
  expect(values.items.map(({ title }) => title)).toEqual([
    'Authenticity',
    'Excellence',
    'Integration of secular ancient wisdom with modern practice',
    'Community-centered learning',
  ])
})

it('presents seven people, each with a portrait and three specialties', () => {
  expect(faculty).toHaveLength(7)
  expect(new Set(faculty.map(({ id }) => id)).size).toBe(7)
  for (const { specialties } of faculty) expect(new Set(specialties).size).toBe(3)
})

it('marks every person as a placeholder', () => {
  const samples = new Set(sampleValues.map(({ value }) => value))
  for (const { id, name, title } of faculty) {
    expect([name, title, biographies[id] ?? 'none'].filter((value) => !samples.has(value))).toEqual([])
  }
})

it.each([standardsSummary, experienceSummary, facultySummary, facultyPage])(
  'marks "$title" as a placeholder',
  ({ lead }) => {
    expect(sampleValues.map(({ value }) => value)).toContain(lead)
  },
)

it('lists what the portal will offer, and three ways on', () => {
  expect(comingSoon.features.items.map(({ title }) => title)).toEqual([
    'Online Enrollment',
    'Student Dashboard',
    'Learning Management',
    'Community Access',
  ])
  expect(comingSoon.actions).toEqual([
    { label: 'Contact Us', href: '/contact' },
    { label: 'View Programs', href: '/programs' },
    { label: 'Back to Home', href: '/' },
  ])
})

it('gives every standard a short and a full name, and every experience its features', () => {
  for (const { name, fullName } of standardsSummary.standards)
    expect(fullName.length).toBeGreaterThan(name.length)
  for (const { features } of experienceSummary.options) expect(features.length).toBeGreaterThan(1)
})

it('says in the same words, once on each page, how to enroll in ALC', () => {
  expect(textsOf(facultyPage).filter((text) => text.includes(alcIntake))).toHaveLength(1)
  // There the programs team says it (slot enrollment.options).
  expect(textsOf(comingSoon).filter((text) => text.includes(alcIntake))).toHaveLength(0)
})
