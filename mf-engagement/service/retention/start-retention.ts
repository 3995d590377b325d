import type { Logger } from 'pino'
import type { ServiceConfig } from '../config'
import { clearTraces } from '../database/clear-traces'
import type { Database } from '../database/open-database'
import { deleteOld } from './delete-old'
import { retentionGuard } from './retention-guard'

const hour = 60 * 60 * 1000

const fix =
  'Check the clock of this machine. If it is wrong, set it and start the service again. If it is right, delete by hand: npm run inbox -- forget YYYY-MM-DD (the date of today).'

/**
 * Deletes old inquiries and unconfirmed addresses an hour after the start, and then once a day. The first hour gives the
 * machine time to correct a wrong clock. Returns a function that stops it and resolves when a running deletion is done.
 */
export async function startRetention(
  config: ServiceConfig,
  database: Database,
  log: Logger,
): Promise<() => Promise<void>> {
  const findRefusal = await retentionGuard(config, database)
  const deleteExpired = async () => {
    const reason = await findRefusal()
    if (reason) return log.error({ event: 'forget_refused', reason, fix })
    const deleted = await deleteOld(config.keepMonths, database)
    if (deleted.inquiries + deleted.addresses > 0) log.info({ event: 'forgotten', ...deleted })
    // Every time: the previous run could not clear its traces if a backup was reading.
    await clearTraces(config.database, database)
  }
  let running = Promise.resolve()
  let hours = 0
  const timer = setInterval(() => {
    if (++hours % 24 !== 1) return
    running = deleteExpired().catch((error: unknown) => log.error({ event: 'forget_failed', err: error }))
  }, hour)
  return () => {
    clearInterval(timer)
    return running
  }
}
