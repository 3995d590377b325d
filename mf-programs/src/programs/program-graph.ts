import { programs, type Program, type ProgramCode } from '../../content/programs'

export function findProgram(code: string): Program {
  const program = programs.find((candidate) => candidate.code === code)
  if (!program) throw new Error(`The catalogue holds no program "${code}".`)
  return program
}

/** The program and all its direct and indirect prerequisites, each once, in an order in which they can be studied. */
export function routeTo(code: ProgramCode): Set<ProgramCode> {
  return new Set([...findProgram(code).requires.flatMap((required) => [...routeTo(required)]), code])
}

/**
 * Total hours of a program, with each prerequisite counted once: the sum of the prerequisites' totals would count ALC
 * several times.
 */
export function totalHours(code: ProgramCode): number {
  return [...routeTo(code)].reduce((hours, part) => hours + findProgram(part).ownHours, 0)
}

/** The prerequisites that no other prerequisite already implies: ALC is not among those of AP. */
export function directlyBefore(code: ProgramCode): ProgramCode[] {
  const { requires } = findProgram(code)
  const isImplied = (required: ProgramCode) =>
    requires.some((other) => other !== required && routeTo(other).has(required))
  return requires.filter((required) => !isImplied(required))
}

/** The programs that it is directly before. */
export function leadsTo(code: ProgramCode): ProgramCode[] {
  return programs.map((program) => program.code).filter((next) => directlyBefore(next).includes(code))
}

/** The number of steps from the start of the pathway to a program, by the longest way. */
export function depthOf(code: ProgramCode): number {
  return Math.max(-1, ...directlyBefore(code).map(depthOf)) + 1
}
