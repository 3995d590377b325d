import type { Logger } from 'pino'
import type { ServiceConfig } from './config'
import { clearTraces } from './database/clear-traces'
import type { Database } from './database/open-database'
import { deleteOld } from './retention/delete-old'
import { retentionGuard } from './retention/retention-guard'

const hour = 60 * 60 * 1000

/**
 * Deletes old inquiries and unconfirmed addresses an hour after the start, and then once a day: by then a clock that was wrong
 * at the start of the machine has been set, or a person has seen it. Returns what stops it, which resolves when a run that is
 * under way is done.
 */
export async function startForgetting(
  config: ServiceConfig,
  database: Database,
  log: Logger,
): Promise<() => Promise<void>> {
  const refusal = await retentionGuard(config, database)
  const forget = async () => {
    const refused = await refusal()
    if (refused) return log.error({ event: 'forget_refused', ...refused })
    const deleted = await deleteOld(config, database)
    if (deleted.inquiries + deleted.addresses > 0) log.info({ event: 'forgotten', ...deleted })
    // Also where nothing was deleted: what a backup that was reading kept from being cleared goes with the next run.
    await clearTraces(config.database, database)
  }
  let run = Promise.resolve()
  let hours = 0
  const timer = setInterval(() => {
    if (hours++ % 24 > 0) return
    run = forget().catch((error: unknown) => log.error({ event: 'forget_failed', err: error }))
  }, hour)
  return () => {
    clearInterval(timer)
    return run
  }
}
