import type { Program, ProgramCode } from '../../content/programs'
import { findProgram, pathTo, totalHours } from '../programs/program-graph'

export interface Route {
  goal: Program
  /** In the order of study, the goal last. */
  programs: Program[]
  hours: number
}

export const routeTo = (code: ProgramCode): Route => ({
  goal: findProgram(code),
  programs: [...pathTo(code)].map(findProgram),
  hours: totalHours(code),
})
