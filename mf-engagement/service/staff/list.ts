import type { InquiryRow, OutboxRow } from '../database/tables'
import { outboxState } from '../outbox/outbox-repository'
import { kindOf } from '../outbox/staff-mail'
import { counted } from './counted'
import { type CommandArguments, type InboxContext, UsageError } from './inbox-context'
import { textTable } from './text-table'

/** `list [inquiries|newsletter] [--limit N]`: the newest first. */
export async function list(context: InboxContext, { word, limit }: CommandArguments): Promise<void> {
  const count = readLimit(limit)
  await warnOfGivenUpMail(context)
  if (word === undefined || word === 'inquiries') return listInquiries(context, count)
  if (word === 'newsletter') return listSubscribers(context, count)
  throw new UsageError('list takes inquiries or newsletter')
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

type ListedInquiry = InquiryRow & Pick<OutboxRow, 'sent_at' | 'gave_up_at'> & { mail: string | null }

async function listInquiries({ database, print }: InboxContext, limit: number): Promise<void> {
  const rows = await database
    .selectFrom('inquiries')
    .leftJoin('outbox', 'outbox.inquiry_id', 'inquiries.id')
    .selectAll('inquiries')
    .select(['outbox.id as mail', 'outbox.sent_at', 'outbox.gave_up_at'])
    .orderBy('inquiries.created_at', 'desc')
    .limit(limit)
    .execute()
  const headings = ['Inquiry', 'Received (UTC)', 'Form', 'Name', 'Email', 'About', 'Mail', 'Note']
  print(rows.length === 0 ? 'No inquiries.' : textTable(headings, rows.map(toCells)))
  await printRest({ database, print }, 'inquiries', rows.length)
}

function toCells(row: ListedInquiry): string[] {
  return [
    row.id.slice(0, 8),
    minutesOf(row.created_at),
    kindOf(row.type),
    row.full_name,
    row.email,
    row.program ?? row.topic ?? '',
    mailState(row),
    row.signals.includes('honeypot') ? 'suspected spam' : row.signals,
  ]
}

function mailState(row: ListedInquiry): string {
  if (row.mail === null) return '-'
  if (row.sent_at !== null) return 'sent'
  return row.gave_up_at === null ? 'waiting' : 'GIVEN UP'
}

async function listSubscribers({ database, print }: InboxContext, limit: number): Promise<void> {
  const rows = await database
    .selectFrom('subscribers')
    .selectAll()
    .orderBy('requested_at', 'desc')
    .limit(limit)
    .execute()
  const headings = ['Email', 'Status', 'Opt-in', 'Asked (UTC)', 'Confirmed (UTC)', 'Page', 'Wording']
  const cells = rows.map((row) => [
    row.email,
    row.status,
    row.opt_in,
    minutesOf(row.requested_at),
    row.confirmed_at === null ? '-' : minutesOf(row.confirmed_at),
    row.page ?? '-',
    row.wording ?? '-',
  ])
  print(rows.length === 0 ? 'No newsletter addresses.' : textTable(headings, cells))
  await printRest({ database, print }, 'subscribers', rows.length)
}

async function printRest(
  { database, print }: Pick<InboxContext, 'database' | 'print'>,
  table: 'inquiries' | 'subscribers',
  shown: number,
): Promise<void> {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) > shown) print(`\n${shown} of ${count}; --limit N shows more.`)
}

/** A stored time, to the minute. */
const minutesOf = (time: string) => time.slice(0, 16).replace('T', ' ')
