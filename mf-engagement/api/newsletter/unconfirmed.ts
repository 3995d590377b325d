import type { Logger } from 'pino'
import type { Database } from '../database/open-database'
import { forgetUnconfirmed } from './subscriber-repository'

const everyDay = 24 * 60 * 60 * 1000

/** Forgets addresses that were never confirmed, now and once a day; returns what stops it. */
export function startForgetting(database: Database, log: Logger): () => void {
  const forget = () => {
    forgetUnconfirmed(database).catch((error: unknown) =>
      log.error({ event: 'newsletter.forget_failed', err: error }),
    )
  }
  forget()
  const timer = setInterval(forget, everyDay)
  return () => clearInterval(timer)
}
