import { sql } from 'kysely'
import type { DatabaseConfig } from '../config'
import { isInFiles } from '../testing/database-files'
import { postgresOnly } from '../testing/databases'
import { eventually, serviceOfTest } from '../testing/test-service'
import { clearTraces } from './clear-traces'
import { openDatabase } from './open-database'

/** With a limit on statements so short that a test can outlast it. */
const impatient = (config: DatabaseConfig): DatabaseConfig =>
  config.kind === 'file' ? config : { ...config, url: `${config.url}&options=-c%20statement_timeout%3D50` }

const as = (user: string, config: DatabaseConfig): DatabaseConfig =>
  config.kind === 'file' ? config : { ...config, url: config.url.replace('postgres@', `${user}@`) }

const subscriber = {
  id: 'a',
  email: 'mira@visitor.example',
  status: 'active' as const,
  opt_in: 'single' as const,
  page: null,
  wording: null,
  requested_at: '',
  confirmed_at: null,
  unsubscribed_at: null,
}

describe.each(postgresOnly())('the vacuum on $name', (kind) => {
  async function emptyDatabase() {
    const config = await kind.create('')
    const database = await openDatabase(config)
    onTestFinished(() => database.destroy())
    return { config, database }
  }

  it('may take longer than other statements', async () => {
    const { config, database } = await emptyDatabase()
    await database.connection().execute(async (holder) => {
      await sql`begin`.execute(holder)
      await sql`lock table inquiries in share mode`.execute(holder)
      const cleared = clearTraces(impatient(config), database)
      const vacuumAge = sql<{ age: number }>`select extract(epoch from clock_timestamp() - query_start) as age
        from pg_stat_activity where query like 'vacuum%' and state = 'active' and datname = current_database()`
      const outlasted = eventually(async () => {
        const { rows } = await vacuumAge.execute(database)
        return Number(rows[0]?.age ?? 0) > 0.5
      })
      await Promise.race([outlasted, cleared])
      await sql`rollback`.execute(holder)
      await cleared
    })
  })

  it('does not make everything wait for a long backup, and says that traces are left', async () => {
    const { config, database } = await emptyDatabase()
    await database.transaction().execute(async (backup) => {
      await sql`lock table inquiries in access share mode`.execute(backup)
      await expect(clearTraces(config, database)).rejects.toThrow('The database still holds traces')
    })
    await clearTraces(config, database)
  })

  it('says that traces are left while a transaction runs that began before the deletion', async () => {
    const { config, database } = await emptyDatabase()
    await database.connection().execute(async (older) => {
      await sql`begin isolation level repeatable read`.execute(older)
      await sql`select 1 from readiness`.execute(older)
      await database.insertInto('subscribers').values(subscriber).execute()
      await database.deleteFrom('subscribers').execute()
      await expect(clearTraces(config, database)).rejects.toThrow('The database still holds traces')
      await sql`rollback`.execute(older)
    })
    await clearTraces(config, database)
  })

  it('does not take rows that others replace at the same time for traces', async () => {
    const { config, database } = await emptyDatabase()
    await database.insertInto('subscribers').values(subscriber).execute()
    let isCleared = false
    const replaceRows = async () => {
      for (let count = 0; !isCleared; count++) {
        await database
          .updateTable('subscribers')
          .set({ page: `/${count}` })
          .execute()
        // PostgreSQL would count the replaced row up to ten seconds later.
        await sql`select pg_stat_force_next_flush()`.execute(database)
      }
    }
    const replaced = replaceRows()
    await clearTraces(config, database).finally(() => (isCleared = true))
    await replaced
  })

  it('says that traces are left by a user who may delete rows, but does not own the tables', async () => {
    const { config, database } = await emptyDatabase()
    await sql`create role staff login`.execute(database)
    await sql`grant select, insert, update, delete on all tables in schema public to staff`.execute(database)
    await expect(clearTraces(as('staff', config), database)).rejects.toThrow(
      /still holds traces: .*owner.*\. Run the same command with the DATABASE_URL of the user who owns the tables\.$/,
    )
  })

  it('says that traces are left if the server is gone', async () => {
    const { database } = await emptyDatabase()
    const gone = { kind: 'postgres', url: 'postgres://postgres@127.0.0.1:1/inquiries' } as const
    await expect(clearTraces(gone, database)).rejects.toThrow(
      /still holds traces: .*ECONNREFUSED.* run the same command again\.$/,
    )
  })

  it('waits for a transaction that ends soon', async () => {
    const { config, database } = await emptyDatabase()
    await database.insertInto('subscribers').values(subscriber).execute()
    await database.connection().execute(async (older) => {
      await sql`begin isolation level repeatable read`.execute(older)
      await sql`select 1 from readiness`.execute(older)
      await database.deleteFrom('subscribers').execute()
      const cleared = clearTraces(config, database)
      const analyzing = sql`select 1 from pg_stat_activity where query like 'analyze %' and datname = current_database()`
      const vacuumed = eventually(async () => (await analyzing.execute(database)).rows.length > 0)
      await Promise.race([vacuumed, cleared])
      await sql`rollback`.execute(older)
      await cleared
    })
  })
})

it('clears copies of a deleted row that SQLite has left in another page', async () => {
  const service = await serviceOfTest()
  const { config, database } = service
  // Found by trying: with these lengths, SQLite moves the row named Mark32x.
  for (let row = 0; row < 36; row++)
    await sql`insert into inquiries (id, type, full_name, email, message, signals, request_hash, created_at)
      values (${String(row)}, 'contact_form', ${`Mark${row}x`}, 'm', ${'y'.repeat((row * 1410) % 1501)}, '', 'h', '2026')`.execute(
      database,
    )
  await sql`delete from inquiries where id % 5 != 0`.execute(database)
  await clearTraces(config.database, database)
  expect(await isInFiles(service, 'Mark30x')).toBe(true)
  expect(await isInFiles(service, 'Mark32x')).toBe(false)
})
