import { sql } from 'kysely'
import type { DatabaseConfig } from '../config'
import type { Database } from './open-database'

/** Takes deleted rows out of the database's files: until then they linger in the write-ahead log and in dead tuples. */
export async function clearTraces(config: DatabaseConfig, database: Database): Promise<void> {
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
