import { sql } from 'kysely'
import type { DatabaseConfig } from '../config'
import type { Database } from './open-database'
import { retryBusy } from './retry-busy'

/** Removes deleted rows from the database's files, where the write-ahead log or dead tuples still hold them. */
export async function clearTraces(config: DatabaseConfig, database: Database): Promise<void> {
  if (config.kind === 'file') await retryBusy(() => emptyLog(config.path, database))
  else await vacuum(database)
}

/** Without the statement timeout: on large tables a vacuum takes longer. */
async function vacuum(database: Database): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await sql`vacuum inquiries, subscribers, outbox`.execute(connection)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

// A reader keeps the log from being emptied. SQLite reports that in a row, not as an error.
async function emptyLog(path: string, database: Database): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
  if (rows[0]?.busy !== 0) throw new TracesLeftError(path)
}

class TracesLeftError extends Error {
  override readonly name = 'TracesLeftError'
  readonly code = 'SQLITE_BUSY'

  constructor(path: string) {
    super(
      `${path}-wal still holds traces, because something else is reading, such as a backup. Run the same command again when it is done.`,
    )
  }
}
