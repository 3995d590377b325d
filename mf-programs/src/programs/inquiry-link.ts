import type { ProgramCode } from '../../content/programs'

/** The quick inquiry with a program chosen. */
export const inquiryLink = (code: ProgramCode) => `/admissions?program=${code.toUpperCase()}#quick-inquiry`
