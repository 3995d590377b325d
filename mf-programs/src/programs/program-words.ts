import type { Program } from '../../content/programs'

/** A program's title with its code: `Ayurvedic Nutritionist (AN)`. */
export const programTitle = ({ fullTitle, code }: Program) => `${fullTitle} (${code.toUpperCase()})`

/** The prerequisites of a program in one line: `ALC + AHC + AN + AH`. */
export function requirementOf({ requires, entryRequirement = '' }: Program): string {
  return requires.length > 0 ? requires.map((code) => code.toUpperCase()).join(' + ') : entryRequirement
}
