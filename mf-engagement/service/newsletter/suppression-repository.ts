import { sql } from 'kysely'
import type { Database } from '../database/open-database'
import type { SuppressionRow } from '../database/tables'
import { clearAsking } from './asking-limits'
import { hashLength, type NewsletterSigner } from './newsletter-signer'

/** Whether one of these hashes is of a suppressed mailbox or address. */
export async function isSuppressed(database: Database, hashes: string[]): Promise<boolean> {
  const row = await database
    .selectFrom('suppressions')
    .select('reason')
    .where('address_hash', 'in', hashes)
    .executeTakeFirst()
  return row !== undefined
}

/** `mailboxHashIn` in SQL. */
const mailboxHashOfRow = sql<string>`substr(id, 1, ${sql.lit(hashLength)})`

/** The hash of the address, with which a row's id ends: old suppressions are of addresses. */
const addressHashOfRow = sql<string>`substr(id, length(id) - ${sql.lit(hashLength - 1)})`

/** Deletes the pending sign-ups of the mailbox with this hash, and so their mails. */
export async function deletePending(database: Database, mailboxHash: string): Promise<void> {
  await database
    .deleteFrom('subscribers')
    .where(mailboxHashOfRow, '=', mailboxHash)
    .where('status', '=', 'pending')
    .execute()
}

/** Suppresses the mailbox with this hash and deletes its pending sign-ups; an earlier reason stays. */
export async function suppress(
  database: Database,
  mailboxHash: string,
  reason: SuppressionRow['reason'],
): Promise<void> {
  await database
    .insertInto('suppressions')
    .values({ address_hash: mailboxHash, reason, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute()
  await deletePending(database, mailboxHash)
}

/**
 * Ends sign-ups that came after the suppression of their mailbox or address and that the person has not confirmed. They were taken because this
 * database got the suppression later, from another one.
 */
export async function endLaterSignUps(database: Database): Promise<void> {
  await database
    .updateTable('subscribers')
    .set({ status: 'unsubscribed', unsubscribed_at: new Date().toISOString() })
    .where('status', '!=', 'unsubscribed')
    .where('confirmed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('suppressions')
          .select('reason')
          .where('address_hash', 'in', [mailboxHashOfRow, addressHashOfRow])
          .whereRef('created_at', '<', 'requested_at'),
      ),
    )
    .execute()
}

/** Allows a mailbox to sign up again, without waiting a day; true if it was suppressed. */
export async function liftSuppression(
  database: Database,
  signer: NewsletterSigner,
  email: string,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('suppressions')
    .where('address_hash', 'in', hashesOf(signer, email))
    .executeTakeFirst()
  await clearAsking(database, signer.hashOfMailbox(email))
  return numDeletedRows > 0n
}

/** The hashes under which an address may be suppressed. */
export const hashesOf = (signer: NewsletterSigner, email: string) => [
  signer.hashOfMailbox(email),
  signer.hashOfAddress(email),
]
