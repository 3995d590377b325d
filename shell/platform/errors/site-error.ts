/** Kinds of refusal, stable for scripts. */
type SiteErrorCode =
  | 'manifest-invalid'
  | 'contract-later'
  | 'build-missing'
  | 'build-corrupt'
  | 'build-refused'
  | 'file-name-taken'
  | 'build-failed'
  | 'shared-version'
  | 'kit-uses'
  | 'kit-version'
  | 'route-reserved'
  | 'route-overlap'
  | 'route-owned'
  | 'menu-owned'
  | 'slot-overlap'
  | 'area-overlap'
  | 'form-overlap'
  | 'call-overlap'
  | 'type-overlap'
  | 'render-failed'
  | 'render-timeout'
  | 'check-failed'
  | 'check-timeout'
  | 'browser-unusable'
  | 'release-unknown'
  | 'release-withdrawn'
  | 'site-corrupt'
  | 'site-moved'
  | 'store-unreachable'
  | 'store-unfit'
  | 'store-corrupt'
  | 'store-other-site'
  | 'no-shell'
  | 'shell-outdated'
  | 'remote-unknown'
  | 'site-unreachable'
  | 'export-refused'
  | 'export-interrupted'
  | 'remote-name'
  | 'token-missing'
  | 'token-refused'
  | 'right-missing'
  | 'request-invalid'
  | 'request-given-up'
  | 'publisher-unreachable'
  | 'issuer-unreachable'
  | 'usage'
  | 'config-invalid'
  | 'service-refused'
  | SourceFaultCode

/** Faults in the sources of a remote that its build refuses. */
export type SourceFaultCode =
  | 'no-remote'
  | 'no-component'
  | 'module-fails'
  | 'same-component'
  | 'no-package'
  | 'kit-whole'
  | 'second-copy'
  | 'param-missing'
  | 'page-fails'
  | 'data-not-json'
  | 'slot-schema'
  | 'form-schema'
  | 'contract-broken'
  | 'version-not-shared'
  | 'letter-missing'
  | 'text-too-long'
  | 'art-format'
  | 'another-build'
  | 'sources-changed'

/**
 * A refusal that the person at the keyboard can resolve: what happened and what to do. The live site has not changed, except where
 * `fix` says that it may have.
 */
export class SiteError extends Error {
  override readonly name = 'SiteError'

  constructor(
    readonly code: SiteErrorCode,
    message: string,
    readonly fix: string,
  ) {
    super(message)
  }

  /** The error as it is printed: what happened, what to do, and the code for scripts. */
  get words(): string {
    return `${this.message}\n${this.fix}\n(${this.code})`
  }
}
