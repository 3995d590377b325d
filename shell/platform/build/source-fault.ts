import { SiteError, type SourceFaultCode } from '../store/errors'

/** In which file the fault is, what was expected and found there, and what to do. */
interface SourceFault {
  file: string
  expected: string
  found: string
  fix: string
}

/** A build refused for what its team can fix in the sources. */
export const sourceFault = (code: SourceFaultCode, { file, expected, found, fix }: SourceFault) =>
  new SiteError(code, `${file}: expected ${expected}; found ${found}.`, fix)
