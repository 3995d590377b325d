import type { Logger } from 'pino'
import type { ServiceConfig } from './config'
import { clearTraces } from './database/clear-traces'
import type { Database } from './database/open-database'
import { forgetUnconfirmed } from './newsletter/subscriber-repository'

const everyDay = 24 * 60 * 60 * 1000

/**
 * Forgets what nobody needs any more, old inquiries and addresses that were never confirmed, now and once a day.
 * Returns what stops it, which resolves when a run that is under way is done.
 */
export function startForgetting(config: ServiceConfig, database: Database, log: Logger): () => Promise<void> {
  const forget = () =>
    forgetOld(config, database, log).catch((error: unknown) =>
      log.error({ event: 'forget_failed', err: error }),
    )
  let run = forget()
  const timer = setInterval(() => (run = forget()), everyDay)
  return () => {
    clearInterval(timer)
    return run
  }
}

async function forgetOld(config: ServiceConfig, database: Database, log: Logger): Promise<void> {
  const inquiries = await forgetInquiries(database, config.keepMonths)
  const addresses = await forgetUnconfirmed(database)
  if (inquiries + addresses > 0) log.info({ event: 'forgotten', inquiries, addresses })
  // Also where nothing was deleted: what a backup that was reading kept from being cleared goes with the next run.
  await clearTraces(config.database, database)
}

/** Their mails go with them. */
async function forgetInquiries(database: Database, keepMonths: number): Promise<number> {
  const before = monthsBefore(new Date(), keepMonths)
  const { numDeletedRows } = await database
    .deleteFrom('inquiries')
    .where('created_at', '<', before.toISOString())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The same day `months` earlier, or the last of that month. */
export function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date)
  before.setUTCMonth(date.getUTCMonth() - months)
  // 31 February would be 3 March, and what is three days younger would go too.
  if (before.getUTCDate() !== date.getUTCDate()) before.setUTCDate(0)
  return before
}
