import type { IncomingHttpHeaders } from 'node:http'
import { ServiceError } from '../errors'

/** The `Idempotency-Key` of a request: one for each filled form, the same when the form is sent again. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const key = headers['idempotency-key']
  if (key === undefined || key === '') return null
  if (typeof key === 'string' && /^[\x21-\x7E]{8,200}$/.test(key)) return key
  throw new ServiceError('bad_request', 'An Idempotency-Key is 8 to 200 visible ASCII characters.')
}
