import { useToasts, writeCall } from 'shared-ui'
import { signalHeaders, type FormSignals } from './form-signals'
import { forgetIdempotencyKey, idempotencyKey } from './idempotency-key'
import type { Entries, InquiryDefinition } from './inquiry-definition'
import { inquiryTypes } from './inquiry-types'

export type Result = 'success' | 'error'

/** Sends an inquiry by the documented call (SPEC section 4), and raises how that ended wherever the visitor is by then. */
export async function sendInquiry(
  { kind, content }: InquiryDefinition,
  entries: Entries,
  signals: FormSignals,
): Promise<Result> {
  const payload = { ...entries, type: inquiryTypes[kind] }
  const raise = (result: Result) => {
    useToasts.getState().show({ ...content[result], tone: result })
    return result
  }
  try {
    const headers = { 'idempotency-key': idempotencyKey(kind, payload), ...signalHeaders(signals) }
    await writeCall('POST', '/api/inquiries', payload, headers)
  } catch (error) {
    console.error(error)
    return raise('error')
  }
  forgetIdempotencyKey(kind)
  return raise('success')
}
