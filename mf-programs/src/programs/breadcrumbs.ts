import type { Crumb } from 'shared-ui'
import { navigationLabels } from '../../content/navigation'
import type { ProgramTexts } from '../../content/program-texts'

/** The way to the overview of all programs. */
export const programsTrail: Crumb[] = [{ label: navigationLabels.programs, to: '/programs' }]

/** The way to one program. */
export const programTrail = ({ code, title }: ProgramTexts): Crumb[] => [
  ...programsTrail,
  { label: title, to: `/programs/${code}` },
]

/** The way to the admissions page. */
export const admissionsTrail: Crumb[] = [{ label: navigationLabels.admissions, to: '/admissions' }]
