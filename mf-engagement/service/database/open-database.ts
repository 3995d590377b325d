import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import type { DatabaseConfig } from '../config'
import { existsAlready, isMissing, makeFolder } from '../existing-files'
import { libsqlDialect } from './libsql-dialect'
import { doneMigrations, migrate } from './migrate'
import { postgresDialect } from './postgres-dialect'
import type { Tables } from './tables'
import { refuseOtherEncoding } from './refuse-other-encoding'
import { explainUnusable, missingDatabase, refuseNewer, unusableFolder } from './unusable-database'

export type Database = Kysely<Tables>

/**
 * Opens the configured database and migrates its tables; creates it if there is none. `onError` is called when a
 * connection is lost.
 * @throws DataError if a newer version has changed it, it is corrupt, cannot be opened or created, or is new and cannot keep every letter.
 */
export async function openDatabase(
  config: DatabaseConfig,
  onError: (error: Error) => void = () => {},
): Promise<Database> {
  if (config.kind === 'file') await makeFile(config.path)
  return open(config, onError, true)
}

/**
 * Opens a database that the service has created before.
 * @throws DataError if there is none, and as `openDatabase` does.
 */
export async function openExistingDatabase(config: DatabaseConfig): Promise<Database> {
  if (config.kind === 'file' && isMissing(config.path)) throw missingDatabase(config)
  return open(config, () => {}, false)
}

async function open(config: DatabaseConfig, onError: (error: Error) => void, mayBeEmpty: boolean) {
  const database = new Kysely<Tables>({ dialect: dialectFor(config, onError) })
  try {
    const done = await doneMigrations(database)
    if (done.length === 0) {
      if (!mayBeEmpty) throw missingDatabase(config)
      await refuseOtherEncoding(config, database)
    }
    refuseNewer(config, done)
    await migrate(database)
    return database
  } catch (error) {
    await database.destroy()
    throw explainUnusable(config, error)
  }
}

const dialectFor = (config: DatabaseConfig, onError: (error: Error) => void) =>
  config.kind === 'postgres' ? postgresDialect(config.url, onError) : libsqlDialect(config.path)

// Personal data: only the service's own user may read the folder and the file.
async function makeFile(path: string): Promise<void> {
  const dir = dirname(path)
  try {
    await makeFolder(dir)
    await createFile(path)
  } catch (error) {
    throw unusableFolder(dir, error as Error)
  }
}

// Does not open an existing file: closing it would release the locks that SQLite holds on it in this process.
async function createFile(path: string): Promise<void> {
  try {
    await writeFile(path, '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!existsAlready(error)) throw error
  }
}
