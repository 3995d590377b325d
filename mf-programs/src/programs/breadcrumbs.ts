import type { Crumb } from 'shared-ui'
import type { ProgramTexts } from '../../content/program-texts'
import { programsOverview } from '../../content/programs-overview'
import { admissions } from '../../content/admissions'

/** The way to the overview of all programs. */
export const programsTrail: Crumb[] = [{ label: programsOverview.title, to: '/programs' }]

/** The way to one program. */
export const programTrail = ({ code, title }: ProgramTexts): Crumb[] => [
  ...programsTrail,
  { label: title, to: `/programs/${code}` },
]

/** The way to the admissions page. */
export const admissionsTrail: Crumb[] = [{ label: admissions.title, to: '/admissions' }]
