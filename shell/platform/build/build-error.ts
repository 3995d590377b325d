/** A fault in the sources of a remote: in which file, what was expected and found, and what to do. */
interface SourceFault {
  file: string
  expected: string
  found: string
  fix: string
}

/** A build refused for what its team can fix. */
export class BuildError extends Error {
  override readonly name = 'BuildError'

  constructor(
    readonly code:
      | 'no-remote'
      | 'no-component'
      | 'same-component'
      | 'no-package'
      | 'param-missing'
      | 'data-not-json'
      | 'slot-unknown'
      | 'contract-broken'
      | 'version-not-shared'
      | 'another-build',
    { file, expected, found, fix }: SourceFault,
  ) {
    super(`${file}: expected ${expected}; found ${found}.\n${fix}\n(${code})`)
  }
}
