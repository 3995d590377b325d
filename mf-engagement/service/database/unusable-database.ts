import type { DatabaseConfig } from '../config'
import { DataError } from '../data-error'
import { isUnavailable } from './is-unavailable'
import { knownMigrations } from './migrate'

/** The service has not created its database yet. */
export const missingDatabase = (config: DatabaseConfig) =>
  new DataError('database_missing', {
    where: whereIs(config),
    expected: 'the database of the service',
    found: 'none',
    fix: 'Set DATA_DIR and DATABASE_URL as the service has them. Only its first start makes a database.',
  })

/** No database can be created in the folder `dir`; `message` is the file system's reason. */
export const unusableFolder = (dir: string, { message }: Error) =>
  new DataError('folder_unusable', {
    where: dir,
    expected: 'a folder in which the service may make its database',
    found: message,
    fix: 'Give the user of the service the folder, or set DATA_DIR to another one.',
  })

/** @throws DataError if a newer version of the service has changed the tables. */
export function refuseNewer(config: DatabaseConfig, done: string[]): void {
  const unknown = done.filter((name) => !knownMigrations.includes(name))
  if (unknown.length === 0) return
  throw new DataError('database_newer', {
    where: whereIs(config),
    expected: `tables as this version knows them, up to ${knownMigrations.at(-1)}`,
    found: unknown.join(', '),
    fix: 'Run the newer version of the service, or restore the backup from before it.',
  })
}

/**
 * Turns SQLite's errors about an unusable file into a DataError with a fix, and those of a PostgreSQL server that does not answer into
 * an error with words; returns any other error unchanged.
 */
export function explainUnusable(config: DatabaseConfig, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { message } = error
  const where = whereIs(config)
  if (config.kind === 'postgres' && isUnavailable(error)) return unansweredBy(where, error)
  if (/^unable to open|^ConnectionFailed/i.test(message))
    return new DataError('database_unreadable', {
      where,
      expected: 'a file that the service may read and write',
      found: 'one that it cannot open',
      fix: 'Give the user of the service the file and its folder.',
    })
  if (!('code' in error && /^SQLITE_(NOTADB|CORRUPT)/.test(String(error.code)))) return error
  return new DataError('database_damaged', {
    where,
    expected: 'a SQLite database',
    found: `that ${message}`,
    fix: 'Stop the service and restore a backup, see "Backup and restore" in mf-engagement/service/README.md.',
  })
}

/** No DataError, because the service is started again until the server answers. For a host with several addresses Node gives no message. */
function unansweredBy(where: string, error: Error): Error {
  const reason = error.message || String('code' in error && error.code)
  return new Error(
    `${where}: expected a PostgreSQL server that answers; found ${reason}.\nStart the server, or correct DATABASE_URL.\n(database_unavailable)`,
    { cause: error },
  )
}

/** The file, or the database's address without password and options. */
function whereIs(config: DatabaseConfig): string {
  if (config.kind === 'file') return config.path
  const address = new URL(config.url)
  address.password = ''
  address.search = ''
  return address.href
}
