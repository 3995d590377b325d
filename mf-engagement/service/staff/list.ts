import { outboxAlarmSeconds, outboxState } from '../outbox/outbox-repository'
import { addressIn } from './address'
import { counted } from './counted'
import { type CommandArguments, type InboxContext, UsageError } from './command'
import { listInquiries } from './list-inquiries'
import { listSubscribers } from './list-subscribers'

/** The largest number that `--limit` takes. */
const largestLimit = 9_999_999

/** `list [inquiries|newsletter|ADDRESS] [--limit N]`: the newest first; with an address, every row of a person. */
export async function list(context: InboxContext, { subject, limit }: CommandArguments): Promise<void> {
  const most = readLimit(limit)
  await warnOfUnsentMail(context)
  const newest = { limit: most ?? 50 }
  if (subject === undefined || subject === 'inquiries') return listInquiries(context, newest)
  if (subject === 'newsletter') return listSubscribers(context, newest)
  if (!subject.includes('@')) throw new UsageError('list takes inquiries, newsletter or a mail address')
  const chosen = { limit: most ?? largestLimit, email: addressIn(subject) }
  await listInquiries(context, chosen)
  context.print('')
  await listSubscribers(context, chosen)
}

function readLimit(limit: string | undefined): number | undefined {
  if (limit === undefined) return undefined
  if (/^[1-9]\d{0,6}$/.test(limit)) return Number(limit)
  throw new UsageError('--limit takes a number')
}

/** Without a mail server a mail is not missing: the staff read with `list`. */
async function warnOfUnsentMail({ database, print }: InboxContext): Promise<void> {
  const settings = await database.selectFrom('service_settings').select('mail_from').executeTakeFirst()
  if (settings?.mail_from === null) return
  const { waiting, oldestSeconds, givenUp } = await outboxState(database)
  const unsent = givenUp + (oldestSeconds > outboxAlarmSeconds ? waiting : 0)
  if (unsent > 0)
    print(
      `!!! ${counted(unsent, 'inquiry', 'inquiries')} could not be mailed to the staff. After repairing the mail: retry\n`,
    )
}
