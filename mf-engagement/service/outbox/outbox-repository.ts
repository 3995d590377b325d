import type { Database } from '../database/open-database'
import type { MailKind, OutboxRow } from '../database/tables'

const day = 24 * 60 * 60 * 1000

// No delay is this long: a later time was written by a clock that was ahead.
const longestWait = day

const alarmPeriod = 7 * day

/** Visitors are promised a reply within 24 hours, so a staff mail that waits for an hour is a fault. */
export const outboxAlarmSeconds = 60 * 60

/** The next due mail: mails to the staff first, and of each kind the oldest first. */
export function nextMail(database: Database, now: Date): Promise<OutboxRow | undefined> {
  const latest = new Date(now.getTime() + longestWait)
  return database
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('next_attempt_at', '<=', now.toISOString()), eb('next_attempt_at', '>', latest.toISOString())]),
    )
    .orderBy(({ eb }) => eb.case().when('kind', '=', 'staff_inquiry').then(0).else(1).end())
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Claims a mail until `claimedUntil`. Of two processes only one gets true. If the process dies, the mail is due again when
 * the claim ends.
 */
export async function claimMail(database: Database, mail: OutboxRow, claimedUntil: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({ next_attempt_at: claimedUntil })
    .where('id', '=', mail.id)
    .where('next_attempt_at', '=', mail.next_attempt_at)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Records a claim, a failed attempt or the sending. */
export async function updateMail(database: Database, id: string, change: Partial<OutboxRow>): Promise<void> {
  await database.updateTable('outbox').set(change).where('id', '=', id).execute()
}

/** Deletes a mail that there is no longer a reason to send. */
export async function deleteMail(database: Database, id: string): Promise<void> {
  await database.deleteFrom('outbox').where('id', '=', id).execute()
}

/** The mails of one kind that are not sent. */
export interface OutboxState {
  waiting: number
  oldestSeconds: number
  /** Within the last seven days: an alarm for a mail that is always refused would hide the next one for ever. */
  givenUp: number
}

/** Of the staff mails, unless another kind is named: a mistyped newsletter address must not raise an alarm. */
export async function outboxState(
  database: Database,
  kind: MailKind = 'staff_inquiry',
): Promise<OutboxState> {
  const now = Date.now()
  const alarmStart = new Date(now - alarmPeriod).toISOString()
  const { waiting, oldest, givenUp } = await database
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number | string>().filterWhere('gave_up_at', 'is', null).as('waiting'),
      fn.min<string | null>('created_at').filterWhere('gave_up_at', 'is', null).as('oldest'),
      fn.countAll<number | string>().filterWhere('gave_up_at', '>', alarmStart).as('givenUp'),
    ])
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  const oldestSeconds = oldest === null ? 0 : (now - Date.parse(oldest)) / 1000
  return {
    waiting: Number(waiting),
    oldestSeconds: Math.max(0, Math.round(oldestSeconds)),
    givenUp: Number(givenUp),
  }
}
