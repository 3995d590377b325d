import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { DatabaseConfig } from '../config'
import {
  createDatabase,
  dropDatabase,
  type PostgresCluster,
  postgresPrograms,
  startPostgres,
} from './postgres-cluster'

/** A kind of database that the tests run on. */
export interface TestDatabaseKind {
  name: 'libsql' | 'PostgreSQL'
  /** Creates an empty database, in `folder` if it is a file. */
  create(folder: string): Promise<DatabaseConfig>
  stop(): Promise<void>
}

/** The address of the server that the unit tests share. An environment variable, because benchmarks run without vitest. */
export const sharedServer = 'POSTGRES_OF_TESTS'

/** Both databases; PostgreSQL on the server that the tests share, else on one of their own. */
export function testDatabases(): TestDatabaseKind[] {
  const url = process.env[sharedServer]
  return [libsql, ...(url === undefined ? ownPostgres() : [postgresAt(url)])]
}

/** PostgreSQL on a server that `stop` ends. If it is not installed: nothing on a developer's machine, an error in CI. */
export function ownPostgres(): TestDatabaseKind[] {
  const programs = postgresPrograms()
  if (programs !== null) return [postgres(programs)]
  const missing = 'PostgreSQL is not installed (Debian: apt-get install postgresql)'
  if (process.env['CI']) throw new Error(`${missing}; in CI its tests must run.`)
  console.warn(`\n!!! ${missing}: its half of these tests is SKIPPED !!!\n`)
  return []
}

const libsql: TestDatabaseKind = {
  name: 'libsql',
  create: async (folder) => ({ kind: 'file', path: join(folder, 'inquiries.db') }),
  stop: async () => {},
}

function postgres(programs: string): TestDatabaseKind {
  let cluster: Promise<PostgresCluster> | undefined
  return {
    name: 'PostgreSQL',
    async create() {
      cluster ??= startPostgres(programs)
      return { kind: 'postgres', url: await (await cluster).createDatabase() }
    },
    stop: async () => (await cluster)?.stop(),
  }
}

/** Drops its databases in the end: each takes 8 MB. */
function postgresAt(server: string): TestDatabaseKind {
  const names: string[] = []
  return {
    name: 'PostgreSQL',
    async create() {
      const name = `inquiries_${randomUUID().replaceAll('-', '')}`
      names.push(name)
      return { kind: 'postgres', url: await createDatabase(server, name) }
    },
    async stop() {
      for (const name of names.splice(0)) await dropDatabase(server, name)
    },
  }
}
