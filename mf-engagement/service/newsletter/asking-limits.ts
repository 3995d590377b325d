import { sql } from 'kysely'
import type { Database } from '../database/open-database'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Most mailboxes recorded in an hour, of all clients together, because a client can make the service mail any address. */
export const mailboxesAnHour = 100

/** Whether that many were recorded within the last hour, subscribed or not. */
export async function isHourFull(database: Database): Promise<boolean> {
  const { count } = await database
    .selectFrom('asked_mailboxes')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(isWithin(hour))
    .executeTakeFirstOrThrow()
  return Number(count) >= mailboxesAnHour
}

/** Records that a mailbox was entered; false if it already was within the last day, under any of its addresses. */
export async function recordAsking(database: Database, mailboxHash: string): Promise<boolean> {
  const asked_at = new Date().toISOString()
  const asked = await database
    .insertInto('asked_mailboxes')
    .values({ mailbox_hash: mailboxHash, asked_at })
    .onConflict((conflict) =>
      conflict
        .column('mailbox_hash')
        .doUpdateSet({ asked_at })
        .where(({ not }) => not(isWithin(day))),
    )
    .returning('mailbox_hash')
    .executeTakeFirst()
  return asked !== undefined
}

/** Allows another confirmation mail at once. */
export async function clearAsking(database: Database, mailboxHash: string): Promise<void> {
  await database.deleteFrom('asked_mailboxes').where('mailbox_hash', '=', mailboxHash).execute()
}

/** Deletes records that no longer limit anything. */
export async function deleteOldAskings(database: Database): Promise<void> {
  await database
    .deleteFrom('asked_mailboxes')
    .where(({ not }) => not(isWithin(day)))
    .execute()
}

/**
 * A time within the last `milliseconds`, or up to an hour ahead, because the clocks of servers differ a little. A wrong clock wrote
 * later ones; they limit nothing.
 */
function isWithin(milliseconds: number) {
  const from = new Date(Date.now() - milliseconds).toISOString()
  const to = new Date(Date.now() + hour).toISOString()
  return sql<boolean>`asked_mailboxes.asked_at between ${from} and ${to}`
}
