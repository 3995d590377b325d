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
export async function claimMail(database: Database, mail: OutboxRow, claimedUntil: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({ next_attempt_at: claimedUntil.toISOString() })
    .where('id', '=', mail.id)
    .where('next_attempt_at', '=', mail.next_attempt_at)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Extends the claim on a mail to `claimedUntil`. */
export async function renewClaim(database: Database, id: string, claimedUntil: Date): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ next_attempt_at: claimedUntil.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Records that the mail server accepted the mail. */
export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ sent_at: now.toISOString(), last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Deletes a mail that there is no longer a reason to send. */
export async function deleteMail(database: Database, id: string): Promise<void> {
  await database.deleteFrom('outbox').where('id', '=', id).execute()
}

/** A failed attempt: the number of attempts so far, the reason, and the time of the next one; null to give up. */
export interface FailedAttempt {
  attempts: number
  reason: string
  nextAttempt: Date | null
}

/** Records a failed attempt. */
export async function markFailed(database: Database, id: string, failed: FailedAttempt): Promise<void> {
  const { attempts, reason, nextAttempt } = failed
  const change =
    nextAttempt === null
      ? { gave_up_at: new Date().toISOString() }
      : { next_attempt_at: nextAttempt.toISOString() }
  await database
    .updateTable('outbox')
    .set({ ...change, attempts, last_error: reason })
    .where('id', '=', id)
    .execute()
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
