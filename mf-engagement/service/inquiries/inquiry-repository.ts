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
 * Stores inquiries and, with `mailFrom`, the orders to mail the staff, all or nothing. Resolves after the commit is
 * on disk, with what came of each.
 */
export async function saveInquiries(
  database: Database,
  received: ReceivedInquiry[],
  mailFrom: string | null,
): Promise<SavedInquiry[]> {
  const rows = received.map(toRow)
  return database.transaction().execute(async (transaction) => {
    const stored = await insertNew(transaction, rows)
    const mailed = rows.filter((row, index) => stored.has(row.id) && !received[index]?.signals.isTrapped)
    if (mailFrom !== null && mailed.length > 0) await orderMails(transaction, mailed, mailFrom)
    const repeated = rows.filter((row) => !stored.has(row.id))
    const earlier = repeated.length === 0 ? [] : await earlierInquiries(transaction, repeated)
    return rows.map((row) =>
      stored.has(row.id) ? { outcome: 'stored', id: row.id } : repeatOf(row, earlier),
    )
  })
}

/** The ids that were new; a row whose idempotency key is known is left out, also within the same statement. */
async function insertNew(database: Database, rows: InquiryRow[]): Promise<Set<string>> {
  const inserted = await database
    .insertInto('inquiries')
    .values(rows)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .execute()
  return new Set(inserted.map(({ id }) => id))
}

async function orderMails(database: Database, rows: InquiryRow[], mailFrom: string): Promise<void> {
  const mails = rows.map((row) =>
    newMail({ kind: 'staff_inquiry', inquiryId: row.id }, mailFrom, row.created_at),
  )
  await database.insertInto('outbox').values(mails).execute()
}

type EarlierInquiry = Pick<InquiryRow, 'id' | 'request_hash' | 'idempotency_key'>

function earlierInquiries(database: Database, rows: InquiryRow[]): Promise<EarlierInquiry[]> {
  const keys = rows.map((row) => row.idempotency_key)
  return database
    .selectFrom('inquiries')
    .select(['id', 'request_hash', 'idempotency_key'])
    .where('idempotency_key', 'in', keys)
    .execute()
}

function repeatOf(row: InquiryRow, earlier: EarlierInquiry[]): SavedInquiry {
  const first = earlier.find((one) => one.idempotency_key === row.idempotency_key)
  if (first === undefined) throw new Error('an inquiry was neither stored nor known')
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
    page: signals.page,
    wording: signals.wording,
    signals: signals.signals,
    idempotency_key: idempotencyKey,
    request_hash: hashOfInquiry(inquiry),
    created_at: new Date().toISOString(),
  }
}
