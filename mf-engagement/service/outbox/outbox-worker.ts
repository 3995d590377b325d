import { setTimeout as wait } from 'node:timers/promises'
import type { SendMailOptions } from 'nodemailer'
import type { Logger } from 'pino'
import type { Database } from '../database/open-database'
import type { OutboxRow } from '../database/tables'
import { describeError } from '../logging'
import type { Metrics } from '../metrics'
import type { Mailer } from './mailer'
import type { OutboxPace } from './outbox-pace'
import { claimMail, deleteMail, nextMail, updateMail } from './outbox-repository'

/** Writes a mail from the current rows; null if there is no longer a reason to send it. */
export type WriteMail = (row: OutboxRow) => Promise<SendMailOptions | null>

export interface OutboxParts extends OutboxPace {
  database: Database
  mailer: Mailer
  writeMail: WriteMail
  log: Logger
  metrics: Metrics
}

export type OutboxWorker = ReturnType<typeof startOutbox>

/** The time so many milliseconds from now, as it is stored. */
const timeIn = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

// Less than the ten seconds that the service has to stop.
const stopMilliseconds = 7000

/** Sends the mails of the outbox until it is stopped: each at least once, always with the same Message-ID. */
export function startOutbox(parts: OutboxParts) {
  let isStopped = false
  let rounds: Promise<unknown> = Promise.resolve()
  let isRoundQueued = false
  let loggedFault = ''

  /** Logs a fault once until a round succeeds; the next tick tries again. */
  const report = (fault: unknown) => {
    if (loggedFault !== String(fault)) parts.log.error({ event: 'outbox.unavailable', err: fault })
    loggedFault = String(fault)
  }
  const runRound = () => {
    isRoundQueued = false
    return sendDueMails(parts, () => isStopped).then(() => (loggedFault = ''), report)
  }
  /** One round behind the running one is enough: it finds all mails that come until it starts. */
  const wake = () => {
    if (isRoundQueued || isStopped) return
    isRoundQueued = true
    rounds = rounds.then(runRound)
  }
  const ticks = setInterval(wake, parts.tickMilliseconds)
  wake()

  return {
    /** Checks for mails now instead of at the next tick. */
    wake,
    /** Waits seven seconds at most for the current mail: a slow mail server gets it again when its claim ends. */
    async stop() {
      isStopped = true
      clearInterval(ticks)
      await Promise.race([rounds, wait(stopMilliseconds, undefined, { ref: false })])
      parts.mailer.close()
    },
  }
}

async function sendDueMails(parts: OutboxParts, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    // Queried for each mail, so that a new mail to the staff does not wait for the confirmation mails in the queue.
    const mail = await nextMail(parts.database, new Date())
    if (mail === undefined) return
    await sendMail(parts, mail)
  }
}

async function sendMail(parts: OutboxParts, mail: OutboxRow): Promise<void> {
  const { database, metrics } = parts
  if (!(await claimMail(database, mail, timeIn(parts.claimMilliseconds)))) return
  let message: SendMailOptions | null
  try {
    message = await parts.writeMail(mail)
    // A server that never ends its answer, but sends a line now and then, passes every other limit.
    const signal = AbortSignal.timeout(parts.sendMilliseconds)
    if (message !== null) await holdClaim(parts, mail, parts.mailer.sendMail({ ...message, signal }))
  } catch (error) {
    return recordFailure(parts, mail, error)
  }
  // There is no message if the address was confirmed or unsubscribed after the mail was queued. Its row would be listed as sent.
  metrics.mails.inc({ kind: mail.kind, outcome: message === null ? 'dropped' : 'sent' })
  if (message === null) await deleteMail(database, mail.id)
  else await updateMail(database, mail.id, { sent_at: timeIn(0), last_error: null })
}

/** Waits for the mail server and renews the claim on the mail in the meantime. */
async function holdClaim(
  { database, claimMilliseconds, log }: OutboxParts,
  mail: OutboxRow,
  sending: Promise<unknown>,
) {
  let renewal = Promise.resolve()
  const timer = setInterval(() => {
    const claim = { next_attempt_at: timeIn(claimMilliseconds) }
    renewal = updateMail(database, mail.id, claim).catch((error: unknown) =>
      log.warn({ event: 'outbox.claim_not_renewed', mail: mail.id, err: error }),
    )
  }, claimMilliseconds / 3)
  try {
    await sending
  } finally {
    clearInterval(timer)
    await renewal
  }
}

async function recordFailure(parts: OutboxParts, mail: OutboxRow, error: unknown): Promise<void> {
  const delay = isPermanent(error) ? undefined : parts.retryDelays[mail.attempts]
  const isLast = delay === undefined
  const attempts = mail.attempts + 1
  const change = isLast ? { gave_up_at: timeIn(0) } : { next_attempt_at: timeIn(delay) }
  await updateMail(parts.database, mail.id, { ...change, attempts, last_error: shortReason(error) })
  const details = { mail: mail.id, kind: mail.kind, attempts, err: error }
  if (isLast) parts.log.error({ event: 'outbox.gave_up', ...details })
  else parts.log.warn({ event: 'outbox.will_retry', ...details })
  parts.metrics.mails.inc({ kind: mail.kind, outcome: isLast ? 'gave_up' : 'failed' })
}

/** The mail server has refused this mail permanently, such as with 550. A refused login or greeting is temporary. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = describeError(error)
  return ['EENVELOPE', 'EMESSAGE'].includes(String(code)) && Number(responseCode) >= 500
}

function shortReason(error: unknown): string {
  const { type, code, originalCode, responseCode } = describeError(error)
  return [type, code, originalCode, responseCode].filter(Boolean).join(' ')
}
