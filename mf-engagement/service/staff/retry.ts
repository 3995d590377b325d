import { sql } from 'kysely'
import { recordedSettings } from '../database/service-settings'
import { outboxPace } from '../outbox/outbox-pace'
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
  const now = new Date().toISOString()
  // Machines' clocks differ by up to 20 seconds (docs/operations.md).
  const claimEnd = new Date(Date.now() + outboxPace.claimMilliseconds + 20_000).toISOString()
  // A mail that is due by then keeps its time: a service may be sending it now, and another one would send it again.
  const next_attempt_at = sql<string>`case when gave_up_at is null and next_attempt_at <= ${claimEnd} then next_attempt_at else ${now} end`
  const due = { attempts: 0, gave_up_at: null, next_attempt_at }
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
