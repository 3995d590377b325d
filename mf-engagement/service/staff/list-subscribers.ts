import { sql } from 'kysely'
import { minutesOf } from '../inquiries/inquiry-lines'
import type { InboxContext } from './command'
import { isOf, type Listed, mailState, printRest } from './listed-rows'
import { textTable } from './text-table'

// An address that asks again has several.
const newestMail = sql<string>`(select id from outbox as mail where mail.subscriber_id = subscribers.id
  order by created_at desc limit 1)`

/** Prints newsletter addresses as a table, with the state of their confirmation mails. */
export async function listSubscribers(context: InboxContext, listed: Listed): Promise<void> {
  const rows = await context.database
    .selectFrom('subscribers')
    .leftJoin('outbox', (join) => join.on('outbox.id', '=', newestMail))
    .selectAll('subscribers')
    .select(['outbox.id as mail_id', 'outbox.sent_at', 'outbox.gave_up_at', 'outbox.last_error'])
    .where(isOf(listed))
    .orderBy('requested_at', 'desc')
    .limit(listed.limit)
    .execute()
  const headings = ['Email', 'Status', 'Opt-in', 'Asked (UTC)', 'Confirmed (UTC)', 'Page', 'Wording', 'Mail']
  const cells = rows.map((row) => [
    row.email,
    row.status,
    row.opt_in,
    minutesOf(row.requested_at),
    row.confirmed_at === null ? '-' : minutesOf(row.confirmed_at),
    row.page ?? '-',
    row.wording ?? '-',
    `${mailState(row)} ${row.last_error ?? ''}`,
  ])
  context.print(rows.length === 0 ? 'No newsletter addresses.' : textTable(headings, cells))
  await printRest(context, 'subscribers', listed)
}
