import { randomUUID } from 'node:crypto'
import type { FormSignals } from '../abuse/form-signals'
import type { Database } from '../database/open-database'
import type { InquiryRow } from '../database/tables'
import { newMail } from '../outbox/new-mail'
import { hashOfInquiry, type Inquiry } from './inquiry'

/** An inquiry as it arrived, with what came in the headers. */
export interface ReceivedInquiry {
  inquiry: Inquiry
  idempotencyKey: string | null
  signals: FormSignals
}

/** `reused`: the key belongs to an inquiry with other entries. */
export type SavedInquiry = { outcome: 'stored' | 'repeated'; id: string } | { outcome: 'reused' }

/**
 * Stores an inquiry and, with `mailFrom`, the order to mail the staff, both or neither. Resolves after the commit
 * is on disk.
 */
export async function saveInquiry(
  database: Database,
  received: ReceivedInquiry,
  mailFrom: string | null,
): Promise<SavedInquiry> {
  const row = toRow(received)
  return database.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('inquiries')
      .values(row)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows === 0n) return earlierInquiry(transaction, row)
    if (mailFrom !== null && !received.signals.isTrapped) {
      const mail = newMail({ kind: 'staff_inquiry', inquiryId: row.id }, mailFrom, row.created_at)
      await transaction.insertInto('outbox').values(mail).execute()
    }
    return { outcome: 'stored', id: row.id }
  })
}

async function earlierInquiry(database: Database, row: InquiryRow): Promise<SavedInquiry> {
  const earlier = await database
    .selectFrom('inquiries')
    .select(['id', 'request_hash'])
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow()
  return earlier.request_hash === row.request_hash
    ? { outcome: 'repeated', id: earlier.id }
    : { outcome: 'reused' }
}

function toRow({ inquiry, idempotencyKey, signals }: ReceivedInquiry): InquiryRow {
  return {
    id: randomUUID(),
    type: inquiry.type,
    full_name: inquiry.fullName,
    email: inquiry.email,
    phone: inquiry.phone || null,
    program: ('program' in inquiry && inquiry.program) || null,
    message: inquiry.message || null,
    expertise: 'expertise' in inquiry ? inquiry.expertise : null,
    topic: 'topic' in inquiry ? inquiry.topic : null,
    format: 'format' in inquiry ? inquiry.format : null,
    page: signals.page,
    signals: signals.signals,
    idempotency_key: idempotencyKey,
    request_hash: hashOfInquiry(inquiry),
    created_at: new Date().toISOString(),
  }
}
