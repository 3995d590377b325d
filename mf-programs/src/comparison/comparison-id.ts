import type { ProgramCode } from '../../content/programs'

/** The anchor of a program in the table of all programs. */
export const comparisonId = (code: ProgramCode) => `compare-${code}`
