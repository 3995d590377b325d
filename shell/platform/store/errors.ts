/** Kinds of refusal, stable for scripts. */
type PublishErrorCode =
  | 'manifest-invalid'
  | 'contract-later'
  | 'build-missing'
  | 'build-corrupt'
  | 'build-refused'
  | 'build-failed'
  | 'shared-version'
  | 'kit-names'
  | 'route-reserved'
  | 'route-overlap'
  | 'route-owned'
  | 'menu-owned'
  | 'slot-overlap'
  | 'form-overlap'
  | 'call-overlap'
  | 'render-failed'
  | 'render-timeout'
  | 'check-failed'
  | 'release-unknown'
  | 'site-corrupt'
  | 'no-shell'
  | 'remote-unknown'
  | 'site-unreachable'
  | 'export-refused'
  | 'export-interrupted'
  | 'remote-name'
  | 'usage'

/** A refusal that the person at the keyboard can fix: what happened, and what to do. The live site is as it was. */
export class PublishError extends Error {
  override readonly name = 'PublishError'

  constructor(
    readonly code: PublishErrorCode,
    message: string,
    readonly fix: string,
  ) {
    super(message)
  }
}
