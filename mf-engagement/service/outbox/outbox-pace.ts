const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

/** How the worker goes about its mails. */
export interface OutboxPace {
  /** Milliseconds to wait after each failed attempt; when they are used up, the next failure is the last. */
  retryDelays: number[]
  /** Milliseconds for which a mail belongs to the process that is sending it; renewed until it is sent. */
  claimMilliseconds: number
}

// The failure after the last wait, a day and a half on, gives a mail up.
const retryDelays = [
  5 * seconds,
  30 * seconds,
  2 * minutes,
  10 * minutes,
  30 * minutes,
  1 * hours,
  2 * hours,
  4 * hours,
  8 * hours,
  20 * hours,
]

// Short enough for the mail of a process that died.
export const outboxPace: OutboxPace = { retryDelays, claimMilliseconds: 30 * seconds }
