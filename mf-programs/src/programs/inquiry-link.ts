import type { ProgramCode } from '../../content/programs'

export const inquiryLink = (code: ProgramCode) => `/admissions?program=${code.toUpperCase()}#quick-inquiry`
