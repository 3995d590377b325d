import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { type Database, openExistingDatabase } from '../database/open-database'
import { counted } from './counted'
import { type CommandArguments, type InboxContext, UsageError } from './inbox-context'

/** The tables with visitors' data; first those that others refer to. */
const tables = ['inquiries', 'subscribers', 'suppressions', 'asked_mailboxes', 'outbox'] as const

/** A database whose tables are handled alike. */
type AnyRows = Kysely<Record<(typeof tables)[number], Record<string, unknown>>>

/** PostgreSQL takes 65535 values in a statement. */
const largestBatch = 1000

/** `copy FILE`: adds the rows of another database, such as the file before a move to PostgreSQL; rows that are there stay. */
export async function copy({ database, print }: InboxContext, { word }: CommandArguments): Promise<void> {
  if (word === undefined) throw new UsageError('copy takes a database file, such as .data/inquiries.db')
  const file = await openExistingDatabase({ kind: 'file', path: resolve(word) })
  try {
    await database.transaction().execute(async (transaction) => {
      for (const table of tables) {
        const count = await copyTable(file, transaction, table)
        print(`${table}: ${counted(count, 'new row', 'new rows')}`)
      }
    })
  } finally {
    await file.destroy()
  }
}

async function copyTable(from: Database, to: Database, table: (typeof tables)[number]): Promise<number> {
  const rows = await (from as unknown as AnyRows).selectFrom(table).selectAll().execute()
  let count = 0
  while (rows.length > 0) {
    const { numInsertedOrUpdatedRows = 0n } = await (to as unknown as AnyRows)
      .insertInto(table)
      .values(rows.splice(0, largestBatch))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    count += Number(numInsertedOrUpdatedRows)
  }
  return count
}
