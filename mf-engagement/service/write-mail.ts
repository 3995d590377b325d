import type { MailConfig } from './config'
import type { Database } from './database/open-database'
import type { OutboxRow } from './database/tables'
import { staffMail } from './inquiries/staff-mail'
import { confirmationMail } from './newsletter/confirmation-mail'
import type { NewsletterLinks } from './newsletter/newsletter-links'
import type { WriteMail } from './outbox/outbox-worker'

/** Writes both kinds of mail. */
export function mailWriter(database: Database, mail: MailConfig, links: NewsletterLinks): WriteMail {
  return async (row) => {
    const content =
      row.kind === 'staff_inquiry'
        ? await staffContent(database, row, mail)
        : await confirmationContent(database, row, links)
    return (
      content && { ...content, from: mail.from, messageId: row.message_id, date: new Date(row.created_at) }
    )
  }
}

async function staffContent(database: Database, row: OutboxRow, mail: MailConfig) {
  const inquiry = await database
    .selectFrom('inquiries')
    .selectAll()
    .where('id', '=', row.inquiry_id)
    .executeTakeFirst()
  return inquiry === undefined ? null : { ...staffMail(inquiry), to: mail.staffEmail }
}

async function confirmationContent(database: Database, row: OutboxRow, links: NewsletterLinks) {
  const subscriber = await database
    .selectFrom('subscribers')
    .selectAll()
    .where('id', '=', row.subscriber_id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return subscriber === undefined ? null : confirmationMail(subscriber, links)
}
