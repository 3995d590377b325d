import type { ServiceConfig } from '../config'
import type { Database } from '../database/open-database'
import { deleteOldAskings } from '../newsletter/asking-limits'
import { forgetUnconfirmed } from '../newsletter/subscriber-repository'

/** How many rows were deleted. */
export interface Deleted {
  inquiries: number
  addresses: number
}

/** Deletes inquiries older than `KEEP_MONTHS`, with their mails, and addresses that were never confirmed. */
export async function deleteOld({ keepMonths }: ServiceConfig, database: Database): Promise<Deleted> {
  const { numDeletedRows } = await database
    .deleteFrom('inquiries')
    .where('created_at', '<', oldestKept(keepMonths))
    .executeTakeFirstOrThrow()
  await deleteOldAskings(database)
  return { inquiries: Number(numDeletedRows), addresses: await forgetUnconfirmed(database) }
}

/** An inquiry from before this time is too old. */
export const oldestKept = (keepMonths: number) => monthsBefore(new Date(), keepMonths).toISOString()

/** The same day `months` earlier, or the last of that month. */
export function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date)
  before.setUTCMonth(date.getUTCMonth() - months)
  // 31 February would be 3 March, and what is three days younger would go too.
  if (before.getUTCDate() !== date.getUTCDate()) before.setUTCDate(0)
  return before
}
