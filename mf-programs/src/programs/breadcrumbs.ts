import type { Crumb } from 'shared-ui'
import { navigationLabels } from '../../content/navigation'
import type { Program } from '../../content/programs'
import { programTitle } from './program-title'

/** The way to the overview of all programs. */
export const programsTrail: Crumb[] = [{ label: navigationLabels.programs, to: '/programs' }]

/** The way to one program. */
export const programTrail = (program: Program): Crumb[] => [
  ...programsTrail,
  { label: programTitle(program), to: `/programs/${program.code}` },
]

/** The way to the admissions page. */
export const admissionsTrail: Crumb[] = [{ label: navigationLabels.admissions, to: '/admissions' }]
