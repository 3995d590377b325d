import type { InboxContext } from './inbox-context'
import { isOf, type Listed, minutesOf, printRest } from './listed-rows'
import { textTable } from './text-table'

/** Prints newsletter addresses as a table. */
export async function listSubscribers(context: InboxContext, listed: Listed): Promise<void> {
  const rows = await context.database
    .selectFrom('subscribers')
    .selectAll()
    .where(isOf(listed))
    .orderBy('requested_at', 'desc')
    .limit(listed.limit)
    .execute()
  const headings = ['Email', 'Status', 'Opt-in', 'Asked (UTC)', 'Confirmed (UTC)', 'Page', 'Wording']
  const cells = rows.map((row) => [
    row.email,
    row.status,
    row.opt_in,
    minutesOf(row.requested_at),
    row.confirmed_at === null ? '-' : minutesOf(row.confirmed_at),
    row.page ?? '-',
    row.wording ?? '-',
  ])
  context.print(rows.length === 0 ? 'No newsletter addresses.' : textTable(headings, cells))
  await printRest(context, 'subscribers', listed)
}
