import { sql } from 'kysely'
import type { Database } from '../database/open-database'
import type { SubscriberRow } from '../database/tables'
import { newMail } from '../outbox/new-mail'
import { isHourFull, mayAsk } from './asking-limits'
import { hashLength, mailboxHashIn, type NewsletterSigner } from './newsletter-signer'
import { isSuppressed, suppress } from './suppression-repository'

const day = 24 * 60 * 60 * 1000

/** How long a confirmation link works, and how long an unconfirmed address is kept. */
const confirmationPeriod = 30 * day

/** A sign-up with the record of consent: the address, the page and the words beside the box. */
export interface SignUp {
  email: string
  page: string | null
  wording: string | null
}

/** What happened, for the metrics; the person who asked is told nothing of it. */
export type SignUpOutcome = 'new' | 'known' | 'suppressed' | 'hour_full'

/**
 * Records a sign-up. With `mailFrom` it waits for the person's confirmation, which is asked for by mail in the same
 * transaction; without, the sign-up itself is the (single) opt-in. A suppressed mailbox is never written to, any other
 * once a day, and all together `mailsAnHour` times an hour.
 */
export async function signUp(
  database: Database,
  signer: NewsletterSigner,
  request: SignUp,
  mailFrom: string | null,
): Promise<SignUpOutcome> {
  const email = request.email.toLowerCase()
  return database.transaction().execute(async (transaction) => {
    // First, and the same for every address: who asks does not learn which are known.
    if (mailFrom !== null && (await isHourFull(transaction))) return 'hour_full'
    if (await isSuppressed(transaction, signer, email)) return 'suppressed'
    if (mailFrom !== null && !(await mayAsk(transaction, signer.hashOfMailbox(email)))) return 'known'
    const row = newSubscriber(signer.idOf(email), { ...request, email }, mailFrom !== null)
    const id = await insertOrRenew(transaction, row)
    if (id === null) return 'known'
    if (mailFrom !== null) {
      const mail = newMail({ kind: 'newsletter_confirmation', subscriberId: id }, mailFrom, row.requested_at)
      await transaction.insertInto('outbox').values(mail).execute()
    }
    return 'new'
  })
}

function newSubscriber(id: string, { email, page, wording }: SignUp, isDouble: boolean): SubscriberRow {
  return {
    id,
    email,
    status: isDouble ? 'pending' : 'active',
    opt_in: isDouble ? 'double' : 'single',
    page,
    wording,
    requested_at: new Date().toISOString(),
    confirmed_at: null,
    unsubscribed_at: null,
  }
}

/** The id of the new or renewed row; null when there is nothing to do for this address. */
async function insertOrRenew(database: Database, row: SubscriberRow): Promise<string | null> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return row.id
  return renew(database, row)
}

// An unanswered confirmation mail may have been lost: asking again is fine. An address that was unsubscribed and then
// allowed again by the staff starts anew.
async function renew(database: Database, { id: _, email, ...record }: SubscriberRow): Promise<string | null> {
  const renewed = await database
    .updateTable('subscribers')
    .set(record)
    .where('email', '=', email)
    .where('status', 'in', ['unsubscribed', 'pending'])
    .returning('id')
    .executeTakeFirst()
  return renewed?.id ?? null
}

/** Makes a waiting sign-up a subscription. False when the link is too old, or the address was unsubscribed. */
export async function confirm(database: Database, id: string): Promise<boolean> {
  const now = new Date()
  await database
    .updateTable('subscribers')
    .set({ status: 'active', confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('requested_at', '>', new Date(now.getTime() - confirmationPeriod).toISOString())
    .execute()
  const subscriber = await findSubscriber(database, id)
  return subscriber?.status === 'active'
}

/**
 * Ends a subscription and keeps the mailbox from being written to again, also where the row has been deleted since. Mails that
 * wait for other addresses of the mailbox are not sent; a subscription that another address has confirmed stays.
 */
export async function unsubscribe(database: Database, signer: NewsletterSigner, id: string): Promise<void> {
  const now = new Date().toISOString()
  await database.transaction().execute(async (transaction) => {
    const end = transaction.updateTable('subscribers').set({ status: 'unsubscribed', unsubscribed_at: now })
    await end.where('id', '=', id).where('status', '!=', 'unsubscribed').execute()
    await end.where(mailboxHash, '=', mailboxHashIn(id)).where('status', '=', 'pending').execute()
    const subscriber = await findSubscriber(transaction, id)
    // A row can be older than the key, so its address is hashed anew; without a row the id is all there is.
    const hash = subscriber === undefined ? mailboxHashIn(id) : signer.hashOfMailbox(subscriber.email)
    await suppress(transaction, hash, 'unsubscribed')
  })
}

/** As `mailboxHashIn`. */
const mailboxHash = sql<string>`substr(id, 1, ${sql.lit(hashLength)})`

/** Forgets addresses whose owner never confirmed, and says how many; the law asks to keep no more than is needed. */
export async function forgetUnconfirmed(database: Database): Promise<number> {
  const before = new Date(Date.now() - confirmationPeriod).toISOString()
  const { numDeletedRows } = await database
    .deleteFrom('subscribers')
    .where('status', '=', 'pending')
    .where('requested_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function findSubscriber(database: Database, id: string): Promise<SubscriberRow | undefined> {
  return database.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst()
}
