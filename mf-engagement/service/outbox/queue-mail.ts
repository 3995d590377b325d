import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open-database'
import type { OutboxRow } from '../database/tables'

/** What a mail is about. */
export type MailSubject =
  { kind: 'staff_inquiry'; inquiryId: string } | { kind: 'newsletter_confirmation'; subscriberId: string }

/** Puts a mail in the outbox that is due from `now` on. */
export async function queueMail(
  database: Database,
  subject: MailSubject,
  from: string,
  now: string,
): Promise<void> {
  await database
    .insertInto('outbox')
    .values(newMail(subject, from, now))
    .execute()
}

/** Its Message-ID is set here, so that every attempt sends the same mail. */
function newMail(subject: MailSubject, from: string, now: string): OutboxRow {
  const id = randomUUID()
  return {
    id,
    kind: subject.kind,
    inquiry_id: subject.kind === 'staff_inquiry' ? subject.inquiryId : null,
    subscriber_id: subject.kind === 'newsletter_confirmation' ? subject.subscriberId : null,
    message_id: `<${id}@${domainOf(from)}>`,
    attempts: 0,
    next_attempt_at: now,
    last_error: null,
    created_at: now,
    sent_at: null,
    gave_up_at: null,
  }
}

function domainOf(address: string): string {
  return /@([^\s>]+)/.exec(address)?.[1] ?? 'localhost'
}
