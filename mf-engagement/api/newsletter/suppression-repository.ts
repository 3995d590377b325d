import type { Database } from '../database/open-database'
import type { SuppressionRow } from '../database/tables'
import type { NewsletterSigner } from './newsletter-signer'

/** True for an address that must not be written to. */
export async function isSuppressed(
  database: Database,
  signer: NewsletterSigner,
  email: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('suppressions')
    .select('reason')
    .where('address_hash', '=', signer.hashOfAddress(email))
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the address with this hash from being written to; the first reason stays. */
export async function suppress(
  database: Database,
  addressHash: string,
  reason: SuppressionRow['reason'],
): Promise<void> {
  const row = { address_hash: addressHash, reason, created_at: new Date().toISOString() }
  await database
    .insertInto('suppressions')
    .values(row)
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute()
}

/** Lets an address sign up again; true when it was suppressed. */
export async function allow(database: Database, signer: NewsletterSigner, email: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('suppressions')
    .where('address_hash', '=', signer.hashOfAddress(email))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
