import { sql } from 'kysely'
import type { OutboxRow } from '../database/tables'
import type { InboxContext } from './command'

/** Which rows are listed. */
export interface Listed {
  limit: number
  /** Lower case; only the rows of this person. */
  email?: string
}

/** A condition for the rows of the person, or for all. */
export const isOf = ({ email }: Listed) =>
  email === undefined ? sql<boolean>`true` : sql<boolean>`lower(email) = ${email}`

/** Says how many rows the limit left out. */
export async function printRest(
  { database, print }: InboxContext,
  table: 'inquiries' | 'subscribers',
  listed: Listed,
): Promise<void> {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(isOf(listed))
    .executeTakeFirstOrThrow()
  if (Number(count) > listed.limit) print(`\n${listed.limit} of ${count}; --limit N shows more.`)
}

/** The state of a row's mail, if it has one. */
export function mailState(
  row: Pick<OutboxRow, 'sent_at' | 'gave_up_at'> & { mail_id: string | null },
): string {
  if (row.mail_id === null) return '-'
  if (row.sent_at !== null) return 'sent'
  return row.gave_up_at === null ? 'waiting' : 'GIVEN UP'
}
