import type { Crumb } from 'shared-ui'
import { navigationLabels } from '../../content/navigation'
import type { Program } from '../../content/programs'
import { programTitle } from './program-title'

/** Breadcrumbs of the overview. */
export const programsTrail: Crumb[] = [{ label: navigationLabels.programs, to: '/programs' }]

/** Breadcrumbs of a program. */
export const programTrail = (program: Program): Crumb[] => [
  ...programsTrail,
  { label: programTitle(program), to: `/programs/${program.code}` },
]

/** Breadcrumbs of the admissions page. */
export const admissionsTrail: Crumb[] = [{ label: navigationLabels.admissions, to: '/admissions' }]
