import { PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/** Kysely's PostgreSQL dialect. `onError` is called when the server drops an idle connection. */
export function postgresDialect(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = openPool(url)
  // Without a listener this error would end the process. The next query opens a new connection.
  pool.on('error', onError)
  return new PostgresDialect({ pool })
}

/** Connections with the service's settings: every commit is synced to disk, whatever the server's default is. */
export function openPool(url: string): Pool {
  return new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    options: '-c synchronous_commit=on -c statement_timeout=15000',
  })
}
