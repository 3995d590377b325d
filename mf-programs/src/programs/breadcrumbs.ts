import type { Crumb } from 'shared-ui'
import { navigationLabels } from '../../content/navigation'
import type { Program } from '../../content/programs'
import { programTitle } from './program-title'

export const programsTrail: Crumb[] = [{ label: navigationLabels.programs, to: '/programs' }]

export const programTrail = (program: Program): Crumb[] => [
  ...programsTrail,
  { label: programTitle(program), to: `/programs/${program.code}` },
]

export const admissionsTrail: Crumb[] = [{ label: navigationLabels.admissions, to: '/admissions' }]
