const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

/** The worker's times. */
export interface OutboxPace {
  /** Milliseconds to wait after each failed attempt. A failure after the last delay gives the mail up. */
  retryDelays: number[]
  /** Milliseconds for which the sending process claims a mail; renewed until it is sent. */
  claimMilliseconds: number
  /** Milliseconds after which the mail server is left, whatever it sends: the mails behind this one wait. */
  sendMilliseconds: number
  /** Milliseconds between two looks for due mails. */
  tickMilliseconds: number
}

// A day and a half in total.
const retryDelays = [
  5 * seconds,
  30 * seconds,
  2 * minutes,
  10 * minutes,
  30 * minutes,
  1 * hours,
  2 * hours,
  ...Array<number>(8).fill(4 * hours),
]

// The claim is short, so that another process soon sends the mail of one that died.
export const outboxPace: OutboxPace = {
  retryDelays,
  claimMilliseconds: 30 * seconds,
  // Far more than the longest of a server's steps (`mailer.ts`).
  sendMilliseconds: 30 * minutes,
  tickMilliseconds: seconds,
}
