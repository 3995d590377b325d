import { sql } from 'kysely'
import { testDatabases } from '../testing/databases'
import { eventually } from '../testing/test-service'
import { isUnavailable } from './is-unavailable'
import { openDatabase } from './open-database'

const postgres = testDatabases().filter(({ name }) => name === 'PostgreSQL')

it.each(postgres)('a connection that $name ends while it is in use is reported once', async (kind) => {
  const config = await kind.create('')
  const reported: Error[] = []
  const database = await openDatabase(config, (error) => reported.push(error))
  const other = await openDatabase(config)
  onTestFinished(async () => {
    await database.destroy()
    await other.destroy()
    await kind.stop()
  })
  await database.connection().execute(async (connection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other)
    await eventually(() => reported[0])
    const refusal: unknown = await sql`select 1`.execute(connection).catch((error: unknown) => error)
    expect(isUnavailable(refusal)).toBe(true)
  })
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }])
  expect(reported).toHaveLength(1)
})
