import { SiteError, type SourceFaultCode } from '../../errors/site-error'

/** The file with the fault, what was expected and found there, and what to do. */
interface SourceFault {
  file: string
  expected: string
  found: string
  fix: string
}

/** A refusal of a build for a fault that the team can correct in its sources. */
export const sourceFault = (code: SourceFaultCode, { file, expected, found, fix }: SourceFault) =>
  new SiteError(code, `${file}: expected ${expected}; found ${found}.`, fix)

/** The declaration breaks the contract; `faults` name the keys. */
export const contractBroken = (faults: string[]) =>
  sourceFault('contract-broken', {
    file: 'src/remote.tsx',
    expected: 'a declaration that keeps to the contract (`Remote` of the contract)',
    found: faults.join('; '),
    fix: 'Correct it there or in the metadata of the page. `npm run typecheck` shows the line of a key that is missing, mistyped or of another type.',
  })
