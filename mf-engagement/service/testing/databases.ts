import { join } from 'node:path'
import type { DatabaseConfig } from '../config'
import { type PostgresCluster, postgresPrograms, startPostgres } from './postgres-cluster'

/** A kind of database that the tests run on. */
export interface TestDatabaseKind {
  name: 'libsql' | 'PostgreSQL'
  /** Creates an empty database, in `folder` if it is a file. */
  create(folder: string): Promise<DatabaseConfig>
  /** Stops the server, if it has one. */
  stop(): Promise<void>
}

/** `DATABASE_URL` for a database of the tests. */
export const databaseUrl = (database: DatabaseConfig) =>
  database.kind === 'file' ? `file:${database.path}` : database.url

/** Both databases. If PostgreSQL is not installed: libsql alone on a developer's machine, an error in CI. */
export function testDatabases(): TestDatabaseKind[] {
  const programs = postgresPrograms()
  if (programs !== null) return [libsql, postgres(programs)]
  const missing = 'PostgreSQL is not installed (Debian: apt-get install postgresql)'
  if (process.env['CI']) throw new Error(`${missing}; in CI its tests must run.`)
  console.warn(`\n!!! ${missing}: its half of these tests is SKIPPED !!!\n`)
  return [libsql]
}

/** PostgreSQL, or none on a developer's machine where it is not installed. */
export const postgresOnly = () => testDatabases().filter(({ name }) => name === 'PostgreSQL')

const libsql: TestDatabaseKind = {
  name: 'libsql',
  create: async (folder) => ({ kind: 'file', path: join(folder, 'inquiries.db') }),
  stop: async () => {},
}

function postgres(programs: string): TestDatabaseKind {
  let cluster: Promise<PostgresCluster> | undefined
  const stop = async () => {
    const started = cluster
    cluster = undefined
    await (await started)?.stop()
  }
  afterAll(stop)
  return {
    name: 'PostgreSQL',
    async create() {
      cluster ??= startPostgres(programs)
      return { kind: 'postgres', url: await (await cluster).createDatabase() }
    },
    stop,
  }
}
