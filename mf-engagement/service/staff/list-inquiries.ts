import type { InquiryRow, OutboxRow } from '../database/tables'
import { minutesOf, nameOfType } from '../inquiries/inquiry-lines'
import type { InboxContext } from './command'
import { isOf, type Listed, mailState, printRest } from './listed-rows'
import { textTable } from './text-table'

type ListedInquiry = InquiryRow & Pick<OutboxRow, 'sent_at' | 'gave_up_at'> & { mail_id: string | null }

/** Prints inquiries as a table, with the state of their mails. */
export async function listInquiries(context: InboxContext, listed: Listed): Promise<void> {
  const rows = await context.database
    .selectFrom('inquiries')
    .leftJoin('outbox', 'outbox.inquiry_id', 'inquiries.id')
    .selectAll('inquiries')
    .select(['outbox.id as mail_id', 'outbox.sent_at', 'outbox.gave_up_at'])
    .where(isOf(listed))
    .orderBy('inquiries.created_at', 'desc')
    .limit(listed.limit)
    .execute()
  const headings = ['Inquiry', 'Received (UTC)', 'Form', 'Name', 'Email', 'About', 'Mail', 'Note']
  context.print(rows.length === 0 ? 'No inquiries.' : textTable(headings, rows.map(toCells)))
  await printRest(context, 'inquiries', listed)
}

function toCells(row: ListedInquiry): string[] {
  return [
    row.id.slice(0, 8),
    minutesOf(row.created_at),
    nameOfType(row.type),
    row.full_name,
    row.email,
    row.program ?? row.topic ?? '',
    mailState(row),
    row.signals.includes('honeypot') ? 'suspected spam' : row.signals,
  ]
}
