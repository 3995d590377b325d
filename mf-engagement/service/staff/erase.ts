import { clearTraces } from '../database/clear-traces'
import { suppress } from '../newsletter/suppression-repository'
import { addressIn } from './address'
import { counted } from './counted'
import type { CommandArguments, InboxContext } from './inbox-context'

/** `erase ADDRESS`: deletes all data of a person; a newsletter address stays suppressed by its hash. */
export async function erase(context: InboxContext, { word }: CommandArguments): Promise<void> {
  const { database, signer, print } = context
  const email = addressIn(word)
  const erased = await database.transaction().execute(async (transaction) => {
    const inquiries = await transaction
      .deleteFrom('inquiries')
      .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
      .executeTakeFirstOrThrow()
    const subscribers = await transaction
      .deleteFrom('subscribers')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    if (subscribers.numDeletedRows > 0n) await suppress(transaction, signer.hashOfMailbox(email), 'erased')
    return { inquiries: inquiries.numDeletedRows, addresses: subscribers.numDeletedRows }
  })
  const inquiries = counted(erased.inquiries, 'inquiry', 'inquiries')
  const addresses = counted(erased.addresses, 'newsletter address', 'newsletter addresses')
  print(`Erased: ${inquiries}, ${addresses}. Backups made before still hold them (stats).`)
  await clearTraces(context.config.database, database)
}
