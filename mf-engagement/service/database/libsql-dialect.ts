import Libsql from 'libsql'
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { LibsqlDriver } from './libsql-driver'

/** Kysely's SQLite dialect on libsql, made safe for several processes on one file. */
export const libsqlDialect = (path: string): Dialect => ({
  createDriver: () => new LibsqlDriver(() => openFile(path)),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new TransactionalDdlAdapter(),
  createIntrospector: (database) => new SqliteIntrospector(database),
})

/** Opens a database file with the service's settings. */
export function openFile(path: string) {
  const file = new Libsql(path)
  // Another process may be writing while the next settings are applied.
  file.pragma('busy_timeout = 5000')
  // FULL syncs the write-ahead log at every commit: acknowledged inquiries survive a power cut.
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) file.pragma(pragma)
  // A busy call would block the event loop; from here on `retryBusy` waits instead.
  file.pragma('busy_timeout = 0')
  // Overwrites deleted rows, so that erasing a person also clears the file's free pages.
  file.pragma('secure_delete = ON')
  return file
}

/** SQLite can roll back table changes. With this setting each migration is atomic, even when two processes start at once. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
