import type { Crumb } from 'shared-ui'
import { navigationLabels } from '../../content/navigation'
import type { Program } from '../../content/programs'
import { programTitle } from './program-words'

export const programsBreadcrumbs: Crumb[] = [{ label: navigationLabels.programs, to: '/programs' }]

export const programBreadcrumbs = (program: Program): Crumb[] => [
  ...programsBreadcrumbs,
  { label: programTitle(program), to: `/programs/${program.code}` },
]

export const admissionsBreadcrumbs: Crumb[] = [{ label: navigationLabels.admissions, to: '/admissions' }]
