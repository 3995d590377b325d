import { clearTraces } from '../database/clear-traces'
import type { Database } from '../database/open-database'
import { suppress } from '../newsletter/suppression-repository'
import { addressIn } from './address'
import { counted } from './counted'
import type { CommandArguments, InboxContext } from './command'

/** `erase ADDRESS`: deletes all data of a person; a newsletter address stays suppressed by its hash. */
export async function erase(context: InboxContext, { subject }: CommandArguments): Promise<void> {
  const email = addressIn(subject)
  const erased = await deletePerson(context, email)
  for (const line of linesFor(email, erased)) context.print(line)
  // Even if nothing was erased: a reader may have kept traces of an erasure before.
  await clearTraces(context.config.database, context.database)
}

interface Erased {
  inquiries: number
  addresses: number
  mails: number
}

function linesFor(email: string, { inquiries, addresses, mails }: Erased): string[] {
  if (inquiries + addresses === 0)
    return [
      `No inquiry and no newsletter address of ${email} is stored. Unless it was erased before, check the address: npm run inbox -- list`,
    ]
  const what = `${counted(inquiries, 'inquiry', 'inquiries')}, ${counted(addresses, 'newsletter address', 'newsletter addresses')}`
  const lines = [`Erased: ${what}. Backups and exports made before still hold them (stats: backups).`]
  if (mails > 0)
    lines.push(
      `The mailbox of STAFF_EMAIL may hold ${counted(mails, 'mail', 'mails')} with them: delete them there, too.`,
    )
  return lines
}

function deletePerson({ database, signer }: InboxContext, email: string): Promise<Erased> {
  return database.transaction().execute(async (transaction) => {
    const mails = await countTriedMails(transaction, email)
    const { numDeletedRows: inquiries } = await transaction
      .deleteFrom('inquiries')
      .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
      .executeTakeFirstOrThrow()
    const { numDeletedRows: addresses } = await transaction
      .deleteFrom('subscribers')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    if (addresses > 0n) await suppress(transaction, signer.hashOfMailbox(email), 'erased')
    return { inquiries: Number(inquiries), addresses: Number(addresses), mails }
  })
}

/** A mail may have arrived although no sending is recorded. A claim moves its next attempt away from its creation. */
async function countTriedMails(database: Database, email: string): Promise<number> {
  const { count } = await database
    .selectFrom('outbox')
    .innerJoin('inquiries', 'inquiries.id', 'outbox.inquiry_id')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
    .whereRef('next_attempt_at', '!=', 'outbox.created_at')
    .executeTakeFirstOrThrow()
  return Number(count)
}
