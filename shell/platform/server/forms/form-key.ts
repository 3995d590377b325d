import { sha256Of } from '../../files/hash'

const hour = 60 * 60 * 1000

/**
 * The `Idempotency-Key` of a native post: the same form within the same hour of the clock is the same inquiry. A visitor who was told
 * of a failure because the answer took too long, and sends the form again, is recorded once.
 */
export function formKey(call: object, now = Date.now()): string {
  const sameForm = JSON.stringify([call, Math.floor(now / hour)])
  return sha256Of(sameForm).slice(0, 32)
}
