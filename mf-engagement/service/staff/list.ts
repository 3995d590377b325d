import { outboxState } from '../outbox/outbox-repository'
import { addressIn } from './address'
import { counted } from './counted'
import { type CommandArguments, type InboxContext, UsageError } from './inbox-context'
import { listInquiries } from './list-inquiries'
import { listSubscribers } from './list-subscribers'

/** `list [inquiries|newsletter|ADDRESS] [--limit N]`: the newest first; with an address, all that is stored of a person. */
export async function list(context: InboxContext, { word, limit }: CommandArguments): Promise<void> {
  const count = readLimit(limit)
  await warnOfGivenUpMail(context)
  if (word === undefined || word === 'inquiries') return listInquiries(context, { limit: count })
  if (word === 'newsletter') return listSubscribers(context, { limit: count })
  if (!word.includes('@')) throw new UsageError('list takes inquiries, newsletter or a mail address')
  const chosen = { limit: count, email: addressIn(word) }
  await listInquiries(context, chosen)
  context.print('')
  await listSubscribers(context, chosen)
}

function readLimit(limit: string | undefined): number {
  if (limit === undefined) return 50
  if (/^[1-9]\d{0,6}$/.test(limit)) return Number(limit)
  throw new UsageError('--limit takes a number')
}

async function warnOfGivenUpMail({ database, print }: InboxContext): Promise<void> {
  const { givenUp } = await outboxState(database, new Date())
  if (givenUp > 0)
    print(
      `!!! ${counted(givenUp, 'inquiry', 'inquiries')} could not be mailed to the staff. After repairing the mail: retry\n`,
    )
}
