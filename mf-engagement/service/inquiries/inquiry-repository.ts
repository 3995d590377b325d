import { randomUUID } from 'node:crypto'
import type { FormSignals } from '../abuse/form-signals'
import type { Database } from '../database/open-database'
import type { InquiryRow } from '../database/tables'
import { queueMail } from '../outbox/queue-mail'
import { hashOfInquiry, type Inquiry } from './inquiry'
import type { OwnInquiry } from './own-inquiry'

/** An inquiry with the information from its headers. */
export interface ReceivedInquiry {
  inquiry: Inquiry | OwnInquiry
  idempotencyKey: string | null
  signals: FormSignals
}

/** `reused`: the idempotency key belongs to an inquiry with other entries. */
export type SavedInquiry = { outcome: 'stored' | 'repeated'; id: string } | { outcome: 'reused' }

/**
 * Stores an inquiry and, with `mailFrom`, its mail to the staff in the outbox, both or none. Resolves when the commit is on
 * disk.
 */
export async function saveInquiry(
  database: Database,
  received: ReceivedInquiry,
  mailFrom: string | null,
): Promise<SavedInquiry> {
  const row = toRow(received)
  return database.transaction().execute(async (transaction) => {
    if (!(await insertNew(transaction, row))) return repeatOf(transaction, row)
    if (mailFrom !== null && !received.signals.isHoneypotFilled)
      await queueMail(transaction, { kind: 'staff_inquiry', inquiry_id: row.id }, mailFrom)
    return { outcome: 'stored', id: row.id }
  })
}

/** Inserts the row unless its idempotency key is known; returns whether it did. */
async function insertNew(database: Database, row: InquiryRow): Promise<boolean> {
  const inserted = await database
    .insertInto('inquiries')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

async function repeatOf(database: Database, row: InquiryRow): Promise<SavedInquiry> {
  const first = await database
    .selectFrom('inquiries')
    .select(['id', 'request_hash'])
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow()
  return first.request_hash === row.request_hash
    ? { outcome: 'repeated', id: first.id }
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
    details: 'details' in inquiry ? JSON.stringify(inquiry.details) : null,
    page: signals.page,
    wording: signals.consentVersion,
    signals: signals.signs,
    idempotency_key: idempotencyKey,
    request_hash: hashOfInquiry(inquiry),
    created_at: new Date().toISOString(),
  }
}
