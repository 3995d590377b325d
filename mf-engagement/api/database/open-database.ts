import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import type { DatabaseConfig } from '../config'
import { LibsqlDialect } from './libsql-dialect'
import { doneMigrations, migrate } from './migrate'
import { postgresDialect } from './postgres-dialect'
import type { Tables } from './tables'
import { explainDamage, refuseNewer } from './unusable-database'

export type Database = Kysely<Tables>

/**
 * Opens the configured database with its tables up to date. `onError` hears of connections lost while idle.
 * @throws DataError where a newer version has changed it, or it is damaged.
 */
export async function openDatabase(
  config: DatabaseConfig,
  onError: (error: Error) => void = () => {},
): Promise<Database> {
  const database = new Kysely<Tables>({ dialect: await dialectFor(config, onError) })
  try {
    refuseNewer(config, await doneMigrations(database))
    await migrate(database)
    return database
  } catch (error) {
    await database.destroy()
    throw explainDamage(config, error)
  }
}

async function dialectFor(config: DatabaseConfig, onError: (error: Error) => void) {
  if (config.kind === 'postgres') return postgresDialect(config.url, onError)
  // Personal data: nobody but the service's own user reads the folder or the file.
  await mkdir(dirname(config.path), { recursive: true, mode: 0o700 })
  await createFile(config.path)
  return new LibsqlDialect(config.path)
}

// Never opens a file that exists: closing it again would drop the locks that SQLite holds on it in this process.
async function createFile(path: string): Promise<void> {
  try {
    await writeFile(path, '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
