import Libsql from 'libsql'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'

/** Kysely's SQLite dialect on libsql, made safe for several processes on one file. */
export class LibsqlDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(path: string) {
    const config = { database: async () => openFile(path) }
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new ImmediateDriver(this.#config)
  }

  override createAdapter() {
    return new TransactionalDdlAdapter()
  }
}

/** Opens a database file the way the service does. */
export function openFile(path: string) {
  const file = new Libsql(path)
  // FULL syncs the write-ahead log to disk at every commit: what is acknowledged survives a power cut.
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) file.pragma(pragma)
  // How long to wait for another process, such as `npm run inbox`, that is writing.
  file.pragma('busy_timeout = 5000')
  // Overwrites what is deleted, so that erasing a person also clears the file's free pages.
  file.pragma('secure_delete = ON')
  return file
}

/** A transaction that reads before it writes must take the write lock first, or it fails when another process wrote in between. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** Where the disk is full, SQLite has rolled back by itself; that is to be told, and not that nothing was left to do. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error
    })
  }
}

/** SQLite can roll back table changes; saying so makes each migration whole or absent, also with two processes starting. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
