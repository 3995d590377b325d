import { sql } from 'kysely'
import { Client } from 'pg'
import type { DatabaseConfig } from '../config'
import { codeOf } from '../error-code'
import type { Database } from './open-database'
import { retryBusy } from './retry-busy'

/**
 * Removes deleted rows from the database's files, where SQLite's write-ahead log or PostgreSQL's tables still hold them.
 * PostgreSQL's own write-ahead log and its archive are out of reach: they hold the rows until the server reuses the files.
 *
 * @throws TracesLeftError while something else reads SQLite's log, locks a table, or has a transaction that is older than the deletion
 */
export async function clearTraces(config: DatabaseConfig, database: Database): Promise<void> {
  if (config.kind === 'file') await retryBusy(() => emptyLog(config.path, database))
  else await rewriteTables(config.url)
}

const tables = ['inquiries', 'subscribers', 'outbox']

// A plain vacuum marks the space of deleted rows as free and leaves what is in it. `analyze` removes them from the statistics, and
// counts those that an older transaction keeps.
const rewrite = [`vacuum (full) ${tables.join()}`, `analyze ${tables.join()}`]
const deadRowsQuery =
  'select from pg_stat_user_tables where n_dead_tup > 0 and relid = any ($1::text[]::regclass[])'

/** On a connection without the limits of the service, because with large tables this takes longer than other statements. */
async function rewriteTables(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
  // The statement fails as well; without a listener the error would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    // While `vacuum` waits for its lock, all other statements wait behind it: it gives up after five seconds, for example in a backup.
    await client.query('set statement_timeout = 0; set lock_timeout = 5000')
    for (const statement of rewrite) await client.query(statement)
    const { rowCount } = await client.query(deadRowsQuery, [tables])
    if (rowCount) throw new TracesLeftError('The database', 'DEAD_ROWS')
  } catch (error) {
    throw codeOf(error) === lockTimeout ? new TracesLeftError('The database', lockTimeout) : error
  } finally {
    await client.end()
  }
}

/** PostgreSQL's code: the lock was not granted in time. */
const lockTimeout = '55P03'

// A reader keeps the log from being emptied. SQLite reports that in a row, not as an error.
async function emptyLog(path: string, database: Database): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
  if (rows[0]?.busy !== 0) throw new TracesLeftError(`${path}-wal`, 'SQLITE_BUSY')
}

class TracesLeftError extends Error {
  override readonly name = 'TracesLeftError'

  constructor(
    where: string,
    readonly code: string,
  ) {
    super(
      `${where} still holds traces, because something else is reading, such as a backup. Run the same command again when it is done.`,
    )
  }
}
