import { recordedSettings } from '../database/service-settings'
import { queueMail } from '../outbox/queue-mail'
import { counted } from './counted'
import { findInquiry } from './find-inquiry'
import { type CommandArguments, type InboxContext, UsageError } from './command'

/** `retry [ID]`: makes mails that failed due now, or the mail of one inquiry; the running service sends them. */
export async function retry(context: InboxContext, { subject }: CommandArguments): Promise<void> {
  const { mail_from } = await recordedSettings(context.database)
  if (mail_from === null) throw new UsageError('the service was started without a mail server (SMTP_URL)')
  const id = subject === undefined ? null : (await findInquiry(context.database, subject)).id
  const count = await makeDue(context, id)
  if (count === 0 && id !== null) await queueMissingMail(context, id, mail_from)
  context.print(
    id === null ? `${counted(count, 'mail', 'mails')} will be tried again.` : 'Its mail will be tried now.',
  )
}

async function makeDue({ database }: InboxContext, inquiryId: string | null): Promise<number> {
  const due = { attempts: 0, gave_up_at: null, next_attempt_at: new Date().toISOString() }
  const update = database.updateTable('outbox').set(due).where('sent_at', 'is', null)
  const narrowed =
    inquiryId === null
      ? update.where(({ eb, or }) => or([eb('gave_up_at', 'is not', null), eb('attempts', '>', 0)]))
      : update.where('inquiry_id', '=', inquiryId)
  const { numUpdatedRows } = await narrowed.executeTakeFirst()
  return Number(numUpdatedRows)
}

// An inquiry has no mail if it came while no mail server was configured, or was suspected spam.
async function queueMissingMail({ database }: InboxContext, inquiryId: string, from: string): Promise<void> {
  const sent = await database
    .selectFrom('outbox')
    .select('sent_at')
    .where('inquiry_id', '=', inquiryId)
    .executeTakeFirst()
  if (sent !== undefined) throw new UsageError(`its mail was sent at ${sent.sent_at}`)
  await queueMail(database, { kind: 'staff_inquiry', inquiry_id: inquiryId }, from)
}
