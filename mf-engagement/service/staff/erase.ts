import { clearTraces } from '../database/clear-traces'
import { suppress } from '../newsletter/suppression-repository'
import { addressIn } from './address'
import type { CommandArguments, InboxContext } from './inbox-context'

/** `erase ADDRESS`: deletes all data of a person; a newsletter address stays suppressed by its hash. */
export async function erase(context: InboxContext, { word }: CommandArguments): Promise<void> {
  const { database, signer, print } = context
  const email = addressIn(word)
  const counts = await database.transaction().execute(async (transaction) => {
    const inquiries = await transaction
      .deleteFrom('inquiries')
      .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
      .executeTakeFirstOrThrow()
    const subscribers = await transaction
      .deleteFrom('subscribers')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    if (subscribers.numDeletedRows > 0n) await suppress(transaction, signer.hashOfMailbox(email), 'erased')
    return [inquiries.numDeletedRows, subscribers.numDeletedRows]
  })
  print(
    `Erased: inquiries ${counts[0]}, newsletter addresses ${counts[1]}. Backups made before still hold them (stats).`,
  )
  await clearTraces(context.config.database, database)
}
