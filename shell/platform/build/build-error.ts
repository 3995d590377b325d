/** A fault in the sources of a section: in which file, what was expected and found, and what to do. */
interface SourceFault {
  file: string
  expected: string
  found: string
  mend: string
}

/** A build refused for what its team can mend. */
export class BuildError extends Error {
  override readonly name = 'BuildError'

  constructor(
    readonly code:
      | 'no-remote'
      | 'no-component'
      | 'same-component'
      | 'no-package'
      | 'param-missing'
      | 'slot-unknown'
      | 'contract-broken'
      | 'version-not-shared'
      | 'another-build',
    { file, expected, found, mend }: SourceFault,
  ) {
    super(`${file}: expected ${expected}; found ${found}.\n${mend}\n(${code})`)
  }
}
