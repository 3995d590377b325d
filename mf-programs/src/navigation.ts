import type { NavigationEntry } from 'shared-ui'
import { navigationLabels } from '../content/navigation'
import { programMenu } from '../content/programs'
import { findProgram, totalHours } from './programs/program-graph'

const { allPrograms, programs, admissions } = navigationLabels

const entries = programMenu.flatMap(({ group, codes }) => codes.map((code) => ({ group, code })))

/** The entries of the Programs menu have orders from 200 in the header. */
const programEntries: NavigationEntry[] = entries.map(({ group, code }, index) => ({
  place: { menu: programs, section: group },
  label: findProgram(code).title,
  code,
  hours: totalHours(code),
  to: `/programs/${code}`,
  order: 200 + index,
}))

export const navigation: NavigationEntry[] = [
  ...programEntries,
  { place: { menu: programs }, label: allPrograms, to: '/programs', order: 299, overview: true },
  { place: 'header', label: admissions, to: '/admissions', order: 300 },
  { place: 'footer', label: programs, to: '/programs', order: 100 },
  { place: 'footer', label: admissions, to: '/admissions', order: 200 },
]
