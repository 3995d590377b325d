import type { Entries } from './inquiry-definition'
import type { Result } from './send-inquiry'

export interface Send {
  /** What stood in the form when it was sent. */
  typed: string
  /** What stands now in the form that shows it: another one, where the visitor has left the page and come back. */
  shown: () => Entries
  ended: Promise<Result>
}

const sends = new Map<string, Send>()

/** The send of the form `kind` that has no answer yet. It outlives its form: who comes back to the page finds it. */
export const sendUnderWay = (kind: string) => sends.get(kind)

/** Sends the form `kind`, which shows what `shown` gives. */
export function startSend(kind: string, shown: () => Entries, send: () => Promise<Result>): Send {
  const started = { typed: JSON.stringify(shown()), shown, ended: send().finally(() => sends.delete(kind)) }
  sends.set(kind, started)
  return started
}
