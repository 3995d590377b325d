import type { Database } from '../database/open-database'
import type { SubscriberRow } from '../database/tables'
import { queueMail } from '../outbox/queue-mail'
import { isHourFull, recordAsking } from './asking-limits'
import { mailboxHashIn, type NewsletterSigner } from './newsletter-signer'
import { deletePending, hashesOf, isSuppressed, suppress } from './suppression-repository'

const day = 24 * 60 * 60 * 1000

/** How long a confirmation link works and an unconfirmed address is stored. */
const confirmationPeriod = 30 * day

/** A sign-up with its record of consent: the address, the page and the version of the consent text. */
export interface SignUp {
  email: string
  page: string | null
  consentVersion: string | null
}

/** The outcome, for the metrics. The client sees only whether it is `hour_full`: all others get the same answer. */
export type SignUpOutcome = 'new' | 'known' | 'suppressed' | 'hour_full'

/**
 * Records a sign-up. With `mailFrom` it is pending until confirmed, and the same transaction queues the confirmation mail;
 * without, the sign-up is a single opt-in. A suppressed mailbox never gets mail, any other at most once a day, and
 * at most `mailboxesAnHour` mailboxes an hour do.
 */
export async function signUp(
  database: Database,
  signer: NewsletterSigner,
  request: SignUp,
  mailFrom: string | null,
): Promise<SignUpOutcome> {
  const email = request.email.toLowerCase()
  return database.transaction().execute(async (transaction) => {
    // Checked first, for every address alike, so that the answer does not reveal which addresses are known.
    if (mailFrom !== null && (await isHourFull(transaction))) return 'hour_full'
    if (await isSuppressed(transaction, hashesOf(signer, email))) return 'suppressed'
    if (mailFrom !== null && !(await recordAsking(transaction, signer.hashOfMailbox(email)))) return 'known'
    const row = newSubscriber(signer.idOf(email), { ...request, email }, mailFrom !== null)
    const id = await insertOrRenew(transaction, row)
    if (id === null) return 'known'
    // Otherwise an earlier mail that waits, or was given up, could be sent as well.
    await transaction
      .deleteFrom('outbox')
      .where('subscriber_id', '=', id)
      .where('sent_at', 'is', null)
      .execute()
    const subject = { kind: 'newsletter_confirmation', subscriber_id: id } as const
    if (mailFrom !== null) await queueMail(transaction, subject, mailFrom)
    return 'new'
  })
}

function newSubscriber(
  id: string,
  { email, page, consentVersion }: SignUp,
  isDouble: boolean,
): SubscriberRow {
  return {
    id,
    email,
    status: isDouble ? 'pending' : 'active',
    opt_in: isDouble ? 'double' : 'single',
    page,
    wording: consentVersion,
    requested_at: new Date().toISOString(),
    confirmed_at: null,
    unsubscribed_at: null,
  }
}

/**
 * The id of the new or renewed row; null if the address needs no change. Not one `do update`: PostgreSQL takes one unique column for
 * it, and an address that is sent twice at once then fails on the other.
 */
async function insertOrRenew(database: Database, row: SubscriberRow): Promise<string | null> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return row.id
  return renew(database, row)
}

// A pending address may ask again, because its confirmation mail may have been lost. An unsubscribed address gets here
// only after the staff allowed it.
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

/** `expired`: the link is too old, and the person may sign up again; `suppressed`: they may not. */
export type Confirmation = 'active' | 'suppressed' | 'expired'

/** Activates a pending sign-up. */
export async function confirm(
  database: Database,
  signer: NewsletterSigner,
  id: string,
): Promise<Confirmation> {
  const now = new Date()
  await database
    .updateTable('subscribers')
    .set({ status: 'active', confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('requested_at', '>', new Date(now.getTime() - confirmationPeriod).toISOString())
    .execute()
  const subscriber = await findSubscriber(database, id)
  if (subscriber?.status === 'active') return 'active'
  const hashes = subscriber === undefined ? [mailboxHashIn(id)] : hashesOf(signer, subscriber.email)
  return (await isSuppressed(database, hashes)) ? 'suppressed' : 'expired'
}

/**
 * Ends a subscription and suppresses its mailbox, even if the row has been deleted. Confirmed subscriptions of other addresses of the
 * mailbox stay.
 */
export async function unsubscribe(database: Database, signer: NewsletterSigner, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('subscribers')
      .set({ status: 'unsubscribed', unsubscribed_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('status', '!=', 'unsubscribed')
      .execute()
    const subscriber = await findSubscriber(transaction, id)
    const mailboxHash = subscriber === undefined ? mailboxHashIn(id) : signer.hashOfMailbox(subscriber.email)
    // The id of a row that is older than the key starts with another hash, as do those of pending sign-ups of its time. They go before
    // the suppression: else two transactions, one with a pending row and one with the suppression, could wait for each other.
    await deletePending(transaction, mailboxHashIn(id))
    await suppress(transaction, mailboxHash, 'unsubscribed')
  })
}

/** Deletes addresses that were not confirmed in time; returns their number. */
export async function deleteUnconfirmed(database: Database): Promise<number> {
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
