import { programLabels } from '../../content/program-labels'
import { programPages } from '../../content/program-pages'
import { programs, type ProgramCode } from '../../content/programs'
import { leadsTo, totalHours } from '../programs/program-graph'
import { requirementOf } from '../programs/program-words'
import { statusOf } from '../programs/status'
import { tuitionOf } from '../tuition/tuition-of'

export interface ComparisonRow {
  code: ProgramCode
  /** With the code: `ALC Lifestyle Consultant`. */
  name: string
  hours: number
  ownHours: number
  requires: string
  leadsTo: string
  credential: string
  tuition: string
  status: string
}

/** All programs, in the order of the pathway. Runs in the build: no visitor loads the texts of all ten pages. */
export const comparisonRows = (): ComparisonRow[] =>
  programs.map((program) => ({
    code: program.code,
    name: `${program.code.toUpperCase()} ${program.title}`,
    hours: totalHours(program.code),
    ownHours: program.ownHours,
    requires: requirementOf(program),
    leadsTo: leadsTo(program.code).join(', ').toUpperCase() || programLabels.compare.none,
    credential: programPages[program.code].credential,
    tuition: tuitionOf(program.code),
    status: statusOf(program),
  }))
