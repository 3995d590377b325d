import { clearTraces } from '../database/clear-traces'
import type { Database } from '../database/open-database'
import { suppress } from '../newsletter/suppression-repository'
import { addressIn } from './address'
import { counted } from './counted'
import type { CommandArguments, InboxContext } from './inbox-context'

/** `erase ADDRESS`: deletes all data of a person; a newsletter address stays suppressed by its hash. */
export async function erase(context: InboxContext, { word }: CommandArguments): Promise<void> {
  const { database, print } = context
  const erased = await deletePerson(context, addressIn(word))
  const inquiries = counted(erased.inquiries, 'inquiry', 'inquiries')
  const addresses = counted(erased.addresses, 'newsletter address', 'newsletter addresses')
  print(`Erased: ${inquiries}, ${addresses}. Backups made before still hold them (stats).`)
  if (erased.mails > 0)
    print(
      `The mailbox of STAFF_EMAIL got ${counted(erased.mails, 'mail', 'mails')} with them: delete them there, too.`,
    )
  await clearTraces(context.config.database, database)
}

function deletePerson({ database, signer }: InboxContext, email: string) {
  return database.transaction().execute(async (transaction) => {
    const mails = await countSentMails(transaction, email)
    const inquiries = await transaction
      .deleteFrom('inquiries')
      .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
      .executeTakeFirstOrThrow()
    const subscribers = await transaction
      .deleteFrom('subscribers')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    if (subscribers.numDeletedRows > 0n) await suppress(transaction, signer.hashOfMailbox(email), 'erased')
    return { inquiries: inquiries.numDeletedRows, addresses: subscribers.numDeletedRows, mails }
  })
}

async function countSentMails(database: Database, email: string): Promise<number> {
  const { count } = await database
    .selectFrom('outbox')
    .innerJoin('inquiries', 'inquiries.id', 'outbox.inquiry_id')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
    .where('sent_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
