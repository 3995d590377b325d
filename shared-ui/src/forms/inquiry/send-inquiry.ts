import { writeCall } from '../../request/write-call'
import { useToasts } from '../../toasts/toast-store'
import { signalHeaders, type FormSignals } from './form-signals'
import { deleteIdempotencyKey, idempotencyKey } from './idempotency-key'
import type { Entries, InquiryDefinition } from './inquiry-definition'

export type Result = 'success' | 'error'

/** Sends an inquiry and shows the result as a notification, on whichever page the visitor is by then. */
export async function sendInquiry(
  { kind, type, content }: InquiryDefinition,
  entries: Entries,
  signals: FormSignals,
): Promise<Result> {
  const payload = { ...entries, type }
  const notify = (result: Result) => {
    useToasts.getState().show({ ...content[result], tone: result })
    return result
  }
  try {
    const headers = { 'idempotency-key': idempotencyKey(kind, payload), ...signalHeaders(signals) }
    await writeCall('POST', '/api/inquiries', payload, headers)
  } catch (error) {
    console.error(error)
    return notify('error')
  }
  deleteIdempotencyKey(kind)
  return notify('success')
}
