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

/** Kysely's SQLite driver, whose connections wait for the write lock of other processes. It hands one out at a time. */
export class LibsqlDriver extends SqliteDriver implements Driver {
  readonly #file: () => Libsql.Database
  /** When a caller last committed. */
  readonly #lastCommit = { at: 0 }

  constructor(open: () => Libsql.Database) {
    let file: Libsql.Database | undefined
    const openOnce = () => (file ??= open())
    super({ database: async () => openOnce() })
    this.#file = openOnce
  }

  override async acquireConnection() {
    const askedAt = performance.now()
    const connection = await super.acquireConnection()
    return new LockingConnection(this.#file(), connection, askedAt, this.#lastCommit)
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
 * Takes the write lock before each transaction and each single write. A transaction that reads first fails if another process
 * writes in between. A single write would take the lock in its prepared statement: one of libsql that fails to get it stays
 * open, and later writes are then never committed. `exec` has no such state, so only `begin` waits for the lock.
 */
class LockingConnection implements DatabaseConnection {
  constructor(
    readonly file: Libsql.Database,
    readonly connection: DatabaseConnection,
    readonly askedAt: number,
    readonly lastCommit: { at: number },
  ) {}

  /** Callers that wait behind each other share the five seconds until one of them commits: else the tenth would wait for fifty. */
  async begin(): Promise<void> {
    const since = Math.max(this.askedAt, this.lastCommit.at)
    await retryBusy(async () => this.file.exec('begin immediate'), since)
  }

  commit(): void {
    this.file.exec('commit')
    this.lastCommit.at = performance.now()
  }

  /** On a full disk SQLite has rolled back already. */
  rollback(): void {
    if (this.file.inTransaction) this.file.exec('rollback')
  }

  async executeQuery<Row>(query: CompiledQuery) {
    if (this.file.inTransaction || !isWrite(query)) return this.connection.executeQuery<Row>(query)
    await this.begin()
    try {
      const result = await this.connection.executeQuery<Row>(query)
      this.commit()
      return result
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number) {
    return this.connection.streamQuery<Row>(query, chunkSize)
  }
}

/** Raw statements are pragmas, `vacuum` and `begin`: they cannot run inside a transaction. */
const isWrite = ({ query }: CompiledQuery) => !SelectQueryNode.is(query) && !RawNode.is(query)
