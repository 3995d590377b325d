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

/** What the remote declares breaks the contract: `faults` name the keys. */
export const contractBroken = (faults: string[]) =>
  sourceFault('contract-broken', {
    file: 'src/remote.tsx',
    expected: 'a declaration that keeps to the contract (`Remote` of the contract)',
    found: faults.join('; '),
    fix: 'Correct it there or in the metadata of the page: `npm run typecheck` shows the line.',
  })
