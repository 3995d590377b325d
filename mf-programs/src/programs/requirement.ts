import type { Program } from '../../content/programs'

/** The prerequisites of a program in one line: `ALC + AHC + AN + AH`. */
export function requirementOf({ requires, entryRequirement = '' }: Program): string {
  return requires.length > 0 ? requires.map((code) => code.toUpperCase()).join(' + ') : entryRequirement
}
