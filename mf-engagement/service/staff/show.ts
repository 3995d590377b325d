import type { OutboxRow } from '../database/tables'
import { inquiryKinds, inquiryLines } from '../outbox/staff-mail'
import { findInquiry } from './find-inquiry'
import type { CommandArguments, InboxContext } from './inbox-context'

/** `show ID`: all entries of an inquiry, and the state of its mail. */
export async function show({ database, print }: InboxContext, { word }: CommandArguments): Promise<void> {
  const inquiry = await findInquiry(database, word)
  const mail = await database
    .selectFrom('outbox')
    .selectAll()
    .where('inquiry_id', '=', inquiry.id)
    .executeTakeFirst()
  print(inquiryKinds[inquiry.type])
  for (const [label, value] of inquiryLines(inquiry))
    print(`${label.padEnd(10)} ${value.replaceAll('\n', `\n${' '.repeat(11)}`)}`)
  if (inquiry.wording !== null) print(`${'Wording'.padEnd(10)} ${inquiry.wording}`)
  if (inquiry.signals !== '') print(`${'Signals'.padEnd(10)} ${inquiry.signals}`)
  if (mail === undefined) print('Mail       none')
  else print(`Mail       ${mailState(mail)} ${mail.last_error ?? ''}`.trimEnd())
}

function mailState({ sent_at, gave_up_at }: OutboxRow): string {
  if (sent_at !== null) return `sent ${sent_at}`
  return gave_up_at === null ? 'waiting' : `given up ${gave_up_at}`
}
