import type { ServiceConfig } from '../config'
import type { Database } from '../database/open-database'
import { retentionStart } from './delete-old'

const day = 24 * 60 * 60 * 1000

/** A clock that is further ahead of the newest row is probably wrong: few sites get no inquiry for so long. */
const longestSilence = 92 * day

/**
 * Reads the time of the newest row before the service writes any. The returned function gives the reason if nothing may
 * be deleted now: with a wrong clock, every inquiry would be deleted for good.
 */
export async function retentionGuard({ keepMonths }: ServiceConfig, database: Database) {
  const newestAt = (await newestTime(database)) ?? Date.now()
  const startedAt = performance.now()
  return async (): Promise<string | undefined> => {
    // Counted by a clock that is never set: the service may run for longer than the silence.
    const leastNow = newestAt + (performance.now() - startedAt)
    if (Date.now() > leastNow + longestSilence)
      return `the clock says ${dateOf(Date.now())}, but the newest row before the start is of ${dateOf(newestAt)}`
    if (await areAllOld(database, keepMonths))
      return `every inquiry is older than ${keepMonths} months, so all would be deleted`
    return undefined
  }
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

async function newestTime(database: Database): Promise<number | undefined> {
  const times = database
    .selectFrom('inquiries')
    .select('created_at as time')
    .unionAll(database.selectFrom('subscribers').select('requested_at as time'))
    .unionAll(database.selectFrom('suppressions').select('created_at as time'))
  const { newest } = await database
    .selectFrom(times.as('times'))
    .select(({ fn }) => fn.max<string | null>('time').as('newest'))
    .executeTakeFirstOrThrow()
  return newest === null ? undefined : Date.parse(newest)
}

async function areAllOld(database: Database, keepMonths: number): Promise<boolean> {
  const { newest } = await database
    .selectFrom('inquiries')
    .select(({ fn }) => fn.max<string | null>('created_at').as('newest'))
    .executeTakeFirstOrThrow()
  return newest !== null && newest < retentionStart(keepMonths)
}
