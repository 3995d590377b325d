import type { Database } from '../database/open-database'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Sign-up mails an hour over all clients: any client can have a mail sent to any address. */
export const mailsAnHour = 100

/** True when no mailbox may be asked at the moment, known or not. */
export async function isHourFull(database: Database): Promise<boolean> {
  const { count } = await database
    .selectFrom('asked_mailboxes')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('asked_at', '>', before(hour))
    .executeTakeFirstOrThrow()
  return Number(count) >= mailsAnHour
}

/** Notes that a mailbox is asked; false when it was asked within a day, under whichever of its addresses. */
export async function mayAsk(database: Database, mailboxHash: string): Promise<boolean> {
  const asked_at = new Date().toISOString()
  const asked = await database
    .insertInto('asked_mailboxes')
    .values({ mailbox_hash: mailboxHash, asked_at })
    .onConflict((conflict) =>
      conflict
        .column('mailbox_hash')
        .doUpdateSet({ asked_at })
        .where('asked_mailboxes.asked_at', '<', before(day)),
    )
    .returning('mailbox_hash')
    .executeTakeFirst()
  return asked !== undefined
}

/** Lets a mailbox be asked again at once. */
export async function forgetAsking(database: Database, mailboxHash: string): Promise<void> {
  await database.deleteFrom('asked_mailboxes').where('mailbox_hash', '=', mailboxHash).execute()
}

/** Deletes what limits nothing any more. */
export async function deleteOldAskings(database: Database): Promise<void> {
  await database.deleteFrom('asked_mailboxes').where('asked_at', '<', before(day)).execute()
}

const before = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()
