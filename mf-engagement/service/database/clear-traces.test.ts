import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import type { DatabaseConfig } from '../config'
import { testDatabases } from '../testing/databases'
import { eventually } from '../testing/test-service'
import { temporaryFolder } from '../testing/temporary-folder'
import { clearTraces } from './clear-traces'
import { openDatabase } from './open-database'

/** With a limit on statements so short that a test can outlast it. */
const impatient = (config: DatabaseConfig): DatabaseConfig =>
  config.kind === 'file' ? config : { ...config, url: `${config.url}&options=-c%20statement_timeout%3D50` }

const postgres = testDatabases().filter(({ name }) => name === 'PostgreSQL')

it.each(postgres)('the vacuum may take longer than other statements on $name', async (kind) => {
  const folder = await temporaryFolder()
  const config = await kind.create(folder.path)
  const holder = await openDatabase(config)
  const database = await openDatabase(impatient(config))
  onTestFinished(async () => {
    await database.destroy()
    await holder.destroy()
    await kind.stop()
    await folder.remove()
  })
  await holder.connection().execute(async (connection) => {
    await sql`begin`.execute(connection)
    await sql`lock table inquiries in share mode`.execute(connection)
    const cleared = clearTraces(config, database)
    const vacuumAge = sql<{ age: number }>`select extract(epoch from clock_timestamp() - query_start) as age
      from pg_stat_activity where query like 'vacuum%' and state = 'active'`
    const outlasted = eventually(async () => {
      const { rows } = await vacuumAge.execute(holder)
      return Number(rows[0]?.age ?? 0) > 0.5 || undefined
    })
    await Promise.race([outlasted, cleared])
    await sql`rollback`.execute(connection)
    await cleared
  })
  expect((await sql`show statement_timeout`.execute(database)).rows).toEqual([{ statement_timeout: '50ms' }])
})
