import type { DatabaseConfig } from '../config'
import { DataError } from '../data-error'
import { codeOf } from '../error-code'
import { isFullDisk, isUnavailable } from './is-unavailable'
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
    fix: 'Run the newer version of the service, and name its address in API_URL to an older web server. Or restore the backup from before the newer version, which lacks what was sent since.',
  })
}

/**
 * Turns SQLite's errors about an unusable file or a full disk into a DataError with a fix, and those of a PostgreSQL server that does not
 * answer or refuses into an error with words; returns any other error unchanged.
 */
export function explainUnusable(config: DatabaseConfig, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DataError) return error
  return config.kind === 'file' ? explainFile(config.path, error) : explainServer(whereIs(config), error)
}

function explainFile(where: string, error: Error): Error {
  if (/^unable to open|^ConnectionFailed|readonly database/i.test(error.message))
    return new DataError('database_unreadable', {
      where,
      expected: 'a file that the service may read and write',
      found: 'one that it cannot open or write',
      fix: 'Give the user of the service the file and its folder.',
    })
  if (error.message.startsWith('database or disk is full'))
    return new DataError('file_unusable', {
      where,
      expected: 'space on its disk and on that of DATA_DIR',
      found: 'none',
      fix: 'Free some space, and do it again.',
    })
  if (!/^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error))) return error
  return new DataError('database_damaged', {
    where,
    expected: 'a SQLite database',
    found: `that ${error.message}`,
    fix: 'Stop the service and restore a backup, see "Backup and restore" in mf-engagement/service/README.md.',
  })
}

/** A wrong user or password (28), no such database (3D000), no right to make tables (42501). */
const refusals = /^(28\w{3}|3D000|42501)$/

/** No DataError, because the service is started again until the server takes it. For a host with several addresses Node gives no message. */
function explainServer(where: string, error: Error): Error {
  const words = (code: string, expected: string, fix: string) =>
    new Error(`${where}: expected ${expected}; found ${error.message || codeOf(error)}.\n${fix}\n(${code})`, {
      cause: error,
    })
  if (isFullDisk(error))
    return words(
      'disk_full',
      'space on the disks of the server and of DATA_DIR',
      'Free some space, and do it again.',
    )
  if (isUnavailable(error))
    return words(
      'database_unavailable',
      'a PostgreSQL server that answers and can be written to',
      'Start the server, or correct DATABASE_URL.',
    )
  if (!refusals.test(codeOf(error))) return error
  return words(
    'database_refused',
    'a PostgreSQL database of its user',
    'Correct DATABASE_URL, or give its user the database.',
  )
}

/** The file, or the database's address without password and options. */
export function whereIs(config: DatabaseConfig): string {
  if (config.kind === 'file') return config.path
  const address = new URL(config.url)
  address.password = ''
  address.search = ''
  return address.href
}
