import { PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { limitedSocket } from './limited-socket'

// Longer than the server's own limit, which ends a slow statement and keeps the connection.
const silenceMilliseconds = 20_000

/** Kysely's PostgreSQL dialect. `onError` is called once for each connection that is lost. */
export function postgresDialect(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = openPool(url)
  // An error without a listener would end the process. pg reports a loss up to twice, and an idle connection's to the pool as well.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.once('error', onError).on('error', () => {}))
  return new PostgresDialect({ pool })
}

/** Every commit is synced to disk, and of two posts with one key the second sees the first. */
const settings =
  '-c synchronous_commit=on -c statement_timeout=15000 -c default_transaction_isolation=read\\ committed'

/**
 * The address, and the options that it brings with the service's settings, whatever the server's defaults are. If a setting has two
 * values, the server takes the last.
 */
function withSettings(url: string) {
  const given = new URL(url).searchParams.get('options') ?? ''
  // pg takes the `options` of an address in place of those of the pool. The rest stays as it is: pg reads a bare `%` in its own way.
  return {
    connectionString: url.replaceAll(/(?<=[?&])options=[^&#]*/g, ''),
    options: `${given} ${settings}`,
  }
}

function openPool(url: string): Pool {
  return new Pool({
    ...withSettings(url),
    max: 10,
    connectionTimeoutMillis: 5000,
    // After a failover a connection may still lead to a server that only reads, and the outbox's queries keep it in use.
    maxLifetimeSeconds: 60,
    stream: () => limitedSocket(silenceMilliseconds),
  })
}
