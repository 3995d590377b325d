import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open-database'

type MailSubject =
  { kind: 'staff_inquiry'; inquiry_id: string } | { kind: 'newsletter_confirmation'; subscriber_id: string }

/** Puts a mail in the outbox that is due now. Its Message-ID is set here, so that every attempt sends the same mail. */
export async function queueMail(database: Database, subject: MailSubject, from: string): Promise<void> {
  const [id, now] = [randomUUID(), new Date().toISOString()]
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  await database
    .insertInto('outbox')
    .values({
      ...subject,
      id,
      message_id: `<${id}@${domain}>`,
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
    })
    .execute()
}
