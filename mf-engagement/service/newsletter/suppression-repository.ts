import type { Database } from '../database/open-database'
import type { SuppressionRow } from '../database/tables'
import { forgetAsking } from './asking-limits'
import type { NewsletterSigner } from './newsletter-signer'

/** True for an address that must not be written to, because of itself or of its mailbox. */
export async function isSuppressed(
  database: Database,
  signer: NewsletterSigner,
  email: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('suppressions')
    .select('reason')
    .where('address_hash', 'in', hashesOf(signer, email))
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the mailbox with this hash from being written to; the first reason stays. */
export async function suppress(
  database: Database,
  mailboxHash: string,
  reason: SuppressionRow['reason'],
): Promise<void> {
  const row = { address_hash: mailboxHash, reason, created_at: new Date().toISOString() }
  await database
    .insertInto('suppressions')
    .values(row)
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute()
}

/** Lets a mailbox sign up again, also today; true when it was suppressed. */
export async function allow(database: Database, signer: NewsletterSigner, email: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('suppressions')
    .where('address_hash', 'in', hashesOf(signer, email))
    .executeTakeFirst()
  await forgetAsking(database, signer.hashOfMailbox(email))
  return numDeletedRows > 0n
}

const hashesOf = (signer: NewsletterSigner, email: string) => [
  signer.hashOfMailbox(email),
  signer.hashOfAddress(email),
]
