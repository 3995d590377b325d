import type { OutboxRow } from '../database/tables'
import { inquiryLines, minutesOf, nameOfType } from '../inquiries/inquiry-lines'
import { findInquiry } from './find-inquiry'
import type { CommandArguments, InboxContext } from './command'

/** `show ID`: all entries of an inquiry, and the state of its mail. */
export async function show({ database, print }: InboxContext, { subject }: CommandArguments): Promise<void> {
  const inquiry = await findInquiry(database, subject)
  const mail = await database
    .selectFrom('outbox')
    .selectAll()
    .where('inquiry_id', '=', inquiry.id)
    .executeTakeFirst()
  print(nameOfType(inquiry.type))
  const lines = inquiryLines(inquiry)
  if (inquiry.wording !== null) lines.push(['Wording', inquiry.wording])
  if (inquiry.signals !== '') lines.push(['Signals', inquiry.signals])
  lines.push(['Mail', mail ? `${datedMailState(mail)} ${mail.last_error ?? ''}`.trimEnd() : 'none'])
  const width = Math.max(10, ...lines.map(([label]) => label.length))
  for (const [label, value] of lines)
    print(`${label.padEnd(width)} ${value.replaceAll('\n', `\n${' '.repeat(width + 1)}`)}`)
}

function datedMailState({ sent_at, gave_up_at }: OutboxRow): string {
  if (sent_at !== null) return `sent ${minutesOf(sent_at)} UTC`
  return gave_up_at === null ? 'waiting' : `given up ${minutesOf(gave_up_at)} UTC`
}
