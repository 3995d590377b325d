import { Pool } from 'pg'
import { SiteError } from '../../errors/site-error'
import { reasonOf } from '../../errors/reason'
import type { SharedStore } from './shared-store'

/** Keys are compared by their bytes, whatever the collation of the database. */
const table = `
  create table if not exists site_contents (
    key text collate "C" primary key,
    content bytea not null,
    used_at timestamptz not null default now()
  )`

/** PostgreSQL's code for a table that is not there. */
const undefinedTable = '42P01'

const unreachable = (cause: unknown) =>
  new SiteError(
    'store-unreachable',
    `The shared store does not answer: ${reasonOf(cause)}.`,
    'Look after PostgreSQL and SITE_STORE. Visitors are served what is live; `npm run site -- status` tells whether a move was made.',
  )

/** The address, and the options that it brings with the store's settings. If a setting has two values, the server takes the last. */
function withSettings(url: string) {
  const given = new URL(url).searchParams.get('options') ?? ''
  // pg takes the `options` of an address in place of those of the pool. The rest stays as it is: pg reads a bare `%` in its own way.
  return {
    connectionString: url.replaceAll(/(?<=[?&])options=[^&#]*/g, ''),
    options: `${given} -c synchronous_commit=on -c statement_timeout=30000`,
  }
}

/** A shared store in a PostgreSQL database (`postgres://…`): a unique key decides which of two writers is first. */
export class PostgresStore implements SharedStore {
  readonly #pool: Pool
  #ready: Promise<unknown> | undefined

  constructor(url: string) {
    this.#pool = new Pool({
      ...withSettings(url),
      max: 8,
      connectionTimeoutMillis: 5000,
      // A host that vanishes closes no connection. A slow line takes a minute for the largest file of a build.
      query_timeout: 120_000,
    })
    // Without a listener, the end of an idle connection would end the process. The next query opens a new one.
    this.#pool.on('error', () => {})
  }

  /** Makes the table only if it is not there: a standby, and an account that may make none, can still use one that is. */
  #makeTable(): Promise<unknown> {
    return this.#pool.query('select from site_contents limit 0').catch((error: { code?: string }) => {
      if (error.code !== undefinedTable) throw error
      // If two processes create the table at once, one fails: it finds the table when it tries again.
      return this.#pool.query(table).catch(() => this.#pool.query(table))
    })
  }

  async #query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    try {
      this.#ready ??= this.#makeTable()
      await this.#ready
      return (await this.#pool.query<Row>(sql, values)).rows
    } catch (error) {
      this.#ready = undefined
      throw unreachable(error)
    }
  }

  async put(key: string, content: Buffer): Promise<boolean> {
    const insert =
      'insert into site_contents (key, content) values ($1, $2) on conflict do nothing returning key'
    if ((await this.#query(insert, [key, content])).length > 0) return true
    const touch = 'update site_contents set used_at = now() where key = $1 returning key'
    // A prune may have just deleted it.
    return (await this.#query(touch, [key])).length > 0 ? false : this.put(key, content)
  }

  async get(key: string): Promise<Buffer | undefined> {
    const rows = await this.#query<{ content: Buffer }>('select content from site_contents where key = $1', [
      key,
    ])
    return rows[0]?.content
  }

  async list(folder: string, after = ''): Promise<string[]> {
    const sql = 'select key from site_contents where starts_with(key, $1) and key > $2 order by key'
    // As a lower bound, the folder lets PostgreSQL begin in the index.
    const rows = await this.#query<{ key: string }>(sql, [folder, after > folder ? after : folder])
    return rows.map(({ key }) => key)
  }

  async delete(key: string, unusedFor = 0): Promise<void> {
    const sql = `delete from site_contents where key = $1 and used_at <= now() - $2 * interval '1 millisecond'`
    await this.#query(sql, [key, unusedFor])
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}
