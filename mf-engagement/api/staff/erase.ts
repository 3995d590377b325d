import { sql } from 'kysely'
import type { DatabaseConfig } from '../config'
import type { Database } from '../database/open-database'
import { suppress } from '../newsletter/suppression-repository'
import { addressIn } from './address'
import type { CommandArguments, InboxContext } from './inbox-context'

/** `erase ADDRESS`: removes all that is known of a person; a newsletter address stays suppressed by its hash. */
export async function erase(context: InboxContext, { word }: CommandArguments): Promise<void> {
  const { database, signer, print } = context
  const email = addressIn(word)
  const counts = await database.transaction().execute(async (transaction) => {
    const inquiries = await transaction
      .deleteFrom('inquiries')
      .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
      .executeTakeFirstOrThrow()
    const subscribers = await transaction
      .deleteFrom('subscribers')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    if (subscribers.numDeletedRows > 0n) await suppress(transaction, signer.hashOfAddress(email), 'erased')
    return [inquiries.numDeletedRows, subscribers.numDeletedRows]
  })
  print(
    `Erased: ${counts[0]} inquiries, ${counts[1]} newsletter addresses. Backups made before still hold them (stats).`,
  )
  await clearTraces(context.config.database, database)
}

// Deleted rows linger in the write-ahead log and in dead tuples until these have run.
async function clearTraces(config: DatabaseConfig, database: Database): Promise<void> {
  if (config.kind === 'file') await emptyLog(config.path, database)
  else await sql`vacuum inquiries, subscribers, outbox`.execute(database)
}

// Someone who reads keeps the log from being emptied. SQLite tells so in a row, not with an error.
async function emptyLog(path: string, database: Database): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
  if (rows[0]?.busy === 0) return
  throw new Error(
    `${path}-wal still holds traces, because something else is reading, such as a backup. Run the same command again when it is done.`,
  )
}
