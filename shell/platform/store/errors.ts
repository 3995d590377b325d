/** Kinds of refusal, stable for scripts. */
type PublishErrorCode =
  | 'manifest-invalid'
  | 'contract-later'
  | 'build-missing'
  | 'build-damaged'
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
  | 'site-damaged'
  | 'no-shell'
  | 'section-unknown'
  | 'site-unreachable'
  | 'export-refused'
  | 'export-interrupted'
  | 'section-name'
  | 'usage'

/** A refusal that the person at the keyboard can mend: what happened, and what to do. The live site is as it was. */
export class PublishError extends Error {
  override readonly name = 'PublishError'

  constructor(
    readonly code: PublishErrorCode,
    message: string,
    readonly mend: string,
  ) {
    super(message)
  }
}
