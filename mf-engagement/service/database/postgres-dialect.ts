import { PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/** Kysely's PostgreSQL dialect. `onError` hears of connections that the server dropped while idle. */
export function postgresDialect(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = openPool(url)
  // Without a listener such an error would end the process; the next query opens another connection.
  pool.on('error', onError)
  return new PostgresDialect({ pool })
}

/** Connections the way the service has them: every commit is on disk, whatever the server's default is. */
export function openPool(url: string): Pool {
  return new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    options: '-c synchronous_commit=on -c statement_timeout=15000',
  })
}
