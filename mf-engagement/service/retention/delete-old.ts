import type { Database } from '../database/open-database'
import { deleteOldAskings } from '../newsletter/asking-limits'
import { deleteUnconfirmed } from '../newsletter/subscriber-repository'

/** The numbers of deleted rows. */
export interface Deleted {
  inquiries: number
  addresses: number
}

/** Deletes inquiries older than `keepMonths`, with their mails, and addresses that were never confirmed. */
export async function deleteOld(keepMonths: number, database: Database): Promise<Deleted> {
  const { numDeletedRows } = await database
    .deleteFrom('inquiries')
    .where('created_at', '<', retentionStart(keepMonths))
    .executeTakeFirstOrThrow()
  await deleteOldAskings(database)
  return { inquiries: Number(numDeletedRows), addresses: await deleteUnconfirmed(database) }
}

/** Inquiries from before this time are deleted. */
export const retentionStart = (keepMonths: number) => monthsBefore(new Date(), keepMonths).toISOString()

/** The same day `months` earlier, or the last day of that month. */
export function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date)
  before.setUTCMonth(date.getUTCMonth() - months)
  // JavaScript turns 31 February into 3 March, which would delete three days too much.
  if (before.getUTCDate() !== date.getUTCDate()) before.setUTCDate(0)
  return before
}
