import { randomUUID } from 'node:crypto'
import type { FormSignals } from '../abuse/form-signals'
import type { Database } from '../database/open-database'
import type { InquiryRow } from '../database/tables'
import { newMail } from '../outbox/new-mail'
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
 * Stores inquiries and, with `mailFrom`, their mails to the staff in the outbox, all or none. Resolves with the outcome of
 * each when the commit is on disk.
 */
export async function saveInquiries(
  database: Database,
  received: ReceivedInquiry[],
  mailFrom: string | null,
): Promise<SavedInquiry[]> {
  const rows = received.map(toRow)
  return database.transaction().execute(async (transaction) => {
    const stored = await insertNew(transaction, rows)
    const mailed = rows.filter(
      (row, index) => stored.has(row.id) && !received[index]?.signals.isHoneypotFilled,
    )
    if (mailFrom !== null && mailed.length > 0) await queueMails(transaction, mailed, mailFrom)
    const repeated = rows.filter((row) => !stored.has(row.id))
    const earlier = repeated.length === 0 ? [] : await earlierInquiries(transaction, repeated)
    return rows.map((row) =>
      stored.has(row.id) ? { outcome: 'stored', id: row.id } : repeatOf(row, earlier),
    )
  })
}

/** Inserts the rows whose idempotency key is new, also within this statement; returns their ids. */
async function insertNew(database: Database, rows: InquiryRow[]): Promise<Set<string>> {
  const inserted = await database
    .insertInto('inquiries')
    .values(rows)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .execute()
  return new Set(inserted.map(({ id }) => id))
}

async function queueMails(database: Database, rows: InquiryRow[], mailFrom: string): Promise<void> {
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
    details: 'details' in inquiry ? JSON.stringify(inquiry.details) : null,
    page: signals.page,
    wording: signals.consentVersion,
    signals: signals.signals,
    idempotency_key: idempotencyKey,
    request_hash: hashOfInquiry(inquiry),
    created_at: new Date().toISOString(),
  }
}
