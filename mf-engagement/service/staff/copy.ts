import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { DataError } from '../data-error'
import { type Database, openExistingDatabase } from '../database/open-database'
import type { SubscriberRow } from '../database/tables'
import { mailboxHashIn } from '../newsletter/newsletter-signer'
import { endLaterSignUps } from '../newsletter/suppression-repository'
import { counted } from './counted'
import { type CommandArguments, type InboxContext, UsageError } from './command'

/** The tables with visitors' data; first those that others refer to. */
const tables = ['inquiries', 'subscribers', 'suppressions', 'asked_mailboxes', 'outbox'] as const

type Table = (typeof tables)[number]

/** A database whose tables are handled alike. */
type AnyRows = Kysely<Record<Table, Record<string, unknown>>>

/** PostgreSQL takes 65535 values in a statement. */
const largestBatch = 1000

/** `copy FILE`: adds the rows of another database, such as the file before a move to PostgreSQL; rows that are there stay. */
export async function copy(context: InboxContext, { subject }: CommandArguments): Promise<void> {
  const { config, database, print } = context
  if (subject === undefined) throw new UsageError('copy takes a database file, such as .data/inquiries.db')
  const path = resolve(subject)
  if (config.database.kind === 'file' && resolve(config.database.path) === path)
    throw new UsageError(`${path} is the database of these settings. Set DATABASE_URL as the service has it`)
  const file = await openFile(path)
  try {
    // Printed at the end: a failure takes back the rows of all tables.
    const lines = await database.transaction().execute((transaction) => copyTables(file, transaction))
    for (const line of lines) print(line)
  } finally {
    await file.destroy()
  }
}

async function openFile(path: string): Promise<Database> {
  try {
    return await openExistingDatabase({ kind: 'file', path })
  } catch (error) {
    if (!(error instanceof DataError) || error.code === 'database_newer') throw error
    throw new DataError(error.code, {
      ...error.problem,
      expected: 'a database file of the service, such as .data/inquiries.db',
      fix: "Name another file, or give this user the file and its folder. The service's own database is as it was.",
    })
  }
}

async function copyTables(from: Database, to: Database): Promise<string[]> {
  const lines: string[] = []
  for (const table of tables) {
    const count = await copyTable(from, to, table)
    lines.push(`${table}: ${counted(count, 'new row', 'new rows')}`)
  }
  await endLaterSignUps(to)
  return lines
}

/** Mails whose inquiry or subscriber is in both databases under another id are left out: the other row has its own. */
async function mailsToCopy(from: Database, to: Database) {
  const mails = await from.selectFrom('outbox').selectAll().execute()
  const inquiries = await to.selectFrom('inquiries').select('id').execute()
  const subscribers = await to.selectFrom('subscribers').select('id').execute()
  const known = new Set([...inquiries, ...subscribers].map(({ id }) => id))
  return mails.filter(({ inquiry_id, subscriber_id }) => known.has(inquiry_id ?? subscriber_id ?? ''))
}

/**
 * If a person unsubscribes after the start on the new database and before the copy, that database has only the suppression of the
 * mailbox. All rows of the mailbox end with it: which of its addresses was meant is not known.
 */
async function subscribersToCopy(from: Database, to: Database): Promise<SubscriberRow[]> {
  const subscribers = await from.selectFrom('subscribers').selectAll().execute()
  const suppressions = await to.selectFrom('suppressions').selectAll().execute()
  const suppressedAt = new Map(suppressions.map((row) => [row.address_hash, row.created_at]))
  return subscribers.map((row) => {
    const unsubscribed_at = suppressedAt.get(mailboxHashIn(row.id))
    if (unsubscribed_at === undefined || row.status === 'unsubscribed') return row
    return { ...row, status: 'unsubscribed', unsubscribed_at }
  })
}

function rowsToCopy(from: Database, to: Database, table: Table): Promise<object[]> {
  if (table === 'outbox') return mailsToCopy(from, to)
  if (table === 'subscribers') return subscribersToCopy(from, to)
  return (from as unknown as AnyRows).selectFrom(table).selectAll().execute()
}

async function copyTable(from: Database, to: Database, table: Table): Promise<number> {
  const rows = await rowsToCopy(from, to, table)
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
