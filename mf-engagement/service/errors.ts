/** The HTTP status of each error code. The codes are part of the API. */
const errorStatuses = {
  bad_request: 400,
  unknown_field: 400,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  check_too_long: 422,
  idempotency_key_reused: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatuses

/** An error answer whose message is written for the client. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** First message of each field, in the order of the form; only with `invalid`. */
    readonly fields?: Record<string, string>,
  ) {
    super(message)
  }

  get statusCode() {
    return errorStatuses[this.code]
  }

  /** The body of the answer; JSON leaves `fields` out where there are none. */
  toBody() {
    const { code, message, fields } = this
    return { error: { code, message, fields } }
  }
}
