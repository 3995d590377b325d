import type Libsql from 'libsql'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  RawNode,
  SelectQueryNode,
  SqliteDriver,
} from 'kysely'
import { retryBusy } from './retry-busy'

/** Kysely's SQLite driver, with connections that take turns with those of other processes. */
export class LibsqlDriver extends SqliteDriver implements Driver {
  readonly #file: () => Libsql.Database

  constructor(open: () => Libsql.Database) {
    let file: Libsql.Database | undefined
    const openOnce = () => (file ??= open())
    super({ database: async () => openOnce() })
    this.#file = openOnce
  }

  override async acquireConnection() {
    return new LockingConnection(this.#file(), await super.acquireConnection())
  }

  override beginTransaction(connection: LockingConnection) {
    return connection.begin()
  }

  override async commitTransaction(connection: LockingConnection) {
    connection.commit()
  }

  override async rollbackTransaction(connection: LockingConnection) {
    connection.rollback()
  }
}

/**
 * Takes the write lock before the first statement of each write. A transaction that reads first would fail where another
 * process wrote in between. And a prepared statement of libsql that does not get the lock stays half done: nothing that is
 * written after it is committed. `exec` leaves nothing behind, so only `begin` ever waits.
 */
class LockingConnection implements DatabaseConnection {
  readonly #file: Libsql.Database
  readonly #connection: DatabaseConnection
  #isInTransaction = false

  constructor(file: Libsql.Database, connection: DatabaseConnection) {
    this.#file = file
    this.#connection = connection
  }

  async begin(): Promise<void> {
    await retryBusy(async () => this.#file.exec('begin immediate'))
    this.#isInTransaction = true
  }

  commit(): void {
    this.#file.exec('commit')
    this.#isInTransaction = false
  }

  /** Where the disk is full, SQLite has rolled back by itself. */
  rollback(): void {
    this.#isInTransaction = false
    if (this.#file.inTransaction) this.#file.exec('rollback')
  }

  async executeQuery<Row>(query: CompiledQuery) {
    if (this.#isInTransaction || !isWrite(query)) return this.#connection.executeQuery<Row>(query)
    await this.begin()
    try {
      const result = await this.#connection.executeQuery<Row>(query)
      this.commit()
      return result
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number) {
    return this.#connection.streamQuery<Row>(query, chunkSize)
  }
}

/** Raw statements are pragmas, `vacuum` and `begin`, which take no transaction around them. */
const isWrite = ({ query }: CompiledQuery) => !SelectQueryNode.is(query) && !RawNode.is(query)
