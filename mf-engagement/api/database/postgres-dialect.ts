import { PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/** Kysely's PostgreSQL dialect with a pool that syncs every commit, whatever the server's default is. */
export function postgresDialect(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    options: '-c synchronous_commit=on -c statement_timeout=15000',
  })
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on('error', onError)
  return new PostgresDialect({ pool })
}
