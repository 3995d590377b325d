import { sql } from 'kysely'
import { postgresOnly } from '../testing/databases'
import { eventually } from '../testing/test-service'
import { isUnavailable } from './is-unavailable'
import { type Database, openDatabase } from './open-database'

describe.each(postgresOnly())('a connection to $name', (kind) => {
  let database: Database
  let other: Database
  let reported: Error[]

  beforeEach(async () => {
    const config = await kind.create('')
    reported = []
    database = await openDatabase(config, (error) => reported.push(error))
    other = await openDatabase(config)
  })
  afterEach(async () => {
    await database.destroy()
    await other.destroy()
  })

  const refusalOf = (statement: Promise<unknown>) => statement.catch((error: unknown) => error)

  it('that the server ends while it is in use is reported once', async () => {
    await database.connection().execute(async (connection) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other)
      await eventually(() => reported[0])
      expect(isUnavailable(await refusalOf(sql`select 1`.execute(connection)))).toBe(true)
    })
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }])
    expect(reported).toHaveLength(1)
  })

  it('that only reads after a failover is replaced within a minute, though it is used each second', async () => {
    await sql`alter role current_user set default_transaction_read_only = on`.execute(other)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other)
    await eventually(() => reported[0])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const write = () => database.deleteFrom('outbox').execute()
    expect(isUnavailable(await refusalOf(write()))).toBe(true)
    await sql`alter role current_user set default_transaction_read_only = off`.execute(other)
    for (let second = 0; second < 60; second++) {
      await sql`select 1`.execute(database)
      vi.advanceTimersByTime(1000)
    }
    await write()
  })
})
