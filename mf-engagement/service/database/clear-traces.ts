import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { DatabaseConfig } from '../config'
import { codeOf } from '../error-code'
import { openFile } from './libsql-dialect'
import type { Database } from './open-database'
import { retryBusy } from './retry-busy'

/**
 * Removes deleted rows from the database's files, where SQLite's write-ahead log or PostgreSQL's tables still hold them.
 * PostgreSQL's own write-ahead log and its archive are out of reach: they hold the rows until the server reuses the files.
 *
 * @throws TracesLeftError while something else reads SQLite's log, locks a table, or has a transaction that is older than the deletion,
 * and if the database fails, for example on a full disk
 */
export async function clearTraces(config: DatabaseConfig, database: Database): Promise<void> {
  try {
    if (config.kind === 'file') await rewriteFile(config.path, database)
    else await rewriteTables(config.url)
  } catch (error) {
    if (error instanceof TracesLeftError) throw error
    const code = codeOf(error)
    const reason =
      code === lockTimeout
        ? undefined
        : `${code} ${String(error)}. Correct that, and run the same command again.`
    throw new TracesLeftError('The database', code, reason, error)
  }
}

const tables = ['inquiries', 'subscribers', 'outbox']

// A plain vacuum marks the space of deleted rows as free and leaves what is in it. `analyze` removes them from the
// statistics, except those of a table that is empty now.
const rewrite = [`vacuum (full, verbose) ${tables.join()}`, `analyze ${tables.join()}`]

/** On a connection without the limits of the service, because with large tables this takes longer than other statements. */
async function rewriteTables(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
  // The statement fails as well; without a listener the error would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    // While `vacuum` waits for its lock, all other statements wait behind it: it gives up after five seconds, for example in a backup.
    await client.query('set statement_timeout = 0; set lock_timeout = 5000')
    await rewriteUntilClear(client)
  } finally {
    await client.end()
  }
}

/** Repeats the rewriting for five seconds while it has to keep deleted rows: most transactions end sooner. */
async function rewriteUntilClear(client: Client): Promise<void> {
  let keptRows: number
  let warning = ''
  client.on('notice', ({ code, message, detail = '' }) => {
    if (code === '00000') keptRows += keptRowsIn(detail)
    else warning = message ?? ''
  })
  const deadline = performance.now() + 5000
  for (;;) {
    keptRows = 0
    for (const statement of rewrite) await client.query(statement)
    if (warning) throw new TracesLeftError('The database', 'NOT_VACUUMED', `${warning}. ${ownersCommand}`)
    if (keptRows === 0) return
    if (performance.now() > deadline) throw new TracesLeftError('The database', 'DEAD_ROWS')
    await wait(200)
  }
}

/**
 * The rows that `vacuum` kept, from its detail "3 dead row versions cannot be removed yet.": the first number in each language.
 * The count in `pg_stat_user_tables` would include rows that the service has replaced since.
 */
const keptRowsIn = (detail: string) => Number(/\d+/.exec(detail)?.[0] ?? 0)

/** PostgreSQL only warns a user who may not rewrite a table. */
const ownersCommand = 'Run the same command with the DATABASE_URL of the user who owns the tables.'

/** PostgreSQL's code: the lock was not granted in time. */
const lockTimeout = '55P03'

/** `secure_delete` overwrites deleted rows, but no copies that SQLite has left in other pages when it moved rows. */
async function rewriteFile(path: string, database: Database): Promise<void> {
  // A connection of its own: `exec` can wait for the lock (`libsql-driver.ts`).
  const file = openFile(path)
  await retryBusy(async () => file.exec('vacuum')).finally(() => file.close())
  await retryBusy(() => emptyLog(path, database))
}

// A reader keeps the log from being emptied. SQLite reports that in a row; `retryBusy` tries again only after an error with this code.
async function emptyLog(path: string, database: Database): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
  if (rows[0]?.busy !== 0) throw new TracesLeftError(`${path}-wal`, 'SQLITE_BUSY')
}

class TracesLeftError extends Error {
  override readonly name = 'TracesLeftError'

  constructor(
    where: string,
    readonly code: string,
    reason = 'something else is reading, such as a backup. Run the same command again when it is done.',
    cause?: unknown,
  ) {
    super(`${where} still holds traces: ${reason}`, { cause })
  }
}
