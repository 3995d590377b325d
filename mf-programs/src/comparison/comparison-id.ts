import type { ProgramCode } from '../../content/programs'

export const comparisonId = (code: ProgramCode) => `compare-${code}`
