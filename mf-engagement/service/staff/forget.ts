import { clearTraces } from '../database/clear-traces'
import { recordedSettings } from '../database/service-settings'
import { deleteOld } from '../retention/delete-old'
import { counted } from './counted'
import { type CommandArguments, type InboxContext, UsageError } from './command'

/**
 * `forget TODAY`: deletes inquiries older than the service's `KEEP_MONTHS`, even if the service refuses to. The person types the date,
 * so that a wrong clock deletes nothing.
 */
export async function forget(
  { config, database, print }: InboxContext,
  { subject }: CommandArguments,
): Promise<void> {
  if (subject === undefined) throw new UsageError('forget takes the date of today: forget YYYY-MM-DD')
  const now = new Date()
  // The days of UTC and of the staff's own zone; Swedish dates are YYYY-MM-DD.
  const dates = [now.toISOString().slice(0, 10), now.toLocaleDateString('sv-SE')]
  if (!dates.includes(subject))
    throw new UsageError(
      `the clock of this machine says ${[...new Set(dates)].join(' or ')}, not ${subject}. Set the clock, or type the date of today.`,
    )
  const { keep_months } = await recordedSettings(database)
  print(`The service keeps inquiries for ${keep_months} months; older ones are deleted.`)
  const deleted = await deleteOld(keep_months, database)
  const inquiries = counted(deleted.inquiries, 'inquiry', 'inquiries')
  const addresses = counted(deleted.addresses, 'unconfirmed address', 'unconfirmed addresses')
  print(`Deleted: ${inquiries}, ${addresses}.`)
  await clearTraces(config.database, database)
}
