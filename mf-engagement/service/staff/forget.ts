import { clearTraces } from '../database/clear-traces'
import { deleteOld } from '../retention/delete-old'
import { dateOf } from '../retention/retention-guard'
import { type CommandArguments, type InboxContext, UsageError } from './inbox-context'

/**
 * `forget TODAY`: deletes inquiries older than `KEEP_MONTHS`, even if the service refuses to. The person types the date, so
 * that a wrong clock deletes nothing.
 */
export async function forget(
  { config, database, print }: InboxContext,
  { word }: CommandArguments,
): Promise<void> {
  if (word === undefined) throw new UsageError('forget takes the date of today: forget YYYY-MM-DD')
  const clock = dateOf(Date.now())
  if (word !== clock)
    throw new UsageError(
      `the clock of this machine says ${clock} (UTC), not ${word}. Set the clock, or type the date of today.`,
    )
  const { inquiries, addresses } = await deleteOld(config, database)
  print(
    `Deleted: ${inquiries} inquiries older than ${config.keepMonths} months, ${addresses} unconfirmed addresses.`,
  )
  await clearTraces(config.database, database)
}
