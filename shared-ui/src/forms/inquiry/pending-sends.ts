import type { Entries } from './inquiry-definition'
import type { Result } from './send-inquiry'

export interface Send {
  /** The sent entries, as JSON. */
  sentEntries: string
  /** Reads the form's current entries. If the visitor left the page and came back, that is a new form. */
  currentEntries: () => Entries
  result: Promise<Result>
}

const sends = new Map<string, Send>()

/** The send of the form `kind` that has no answer yet. It outlives the component: a visitor who comes back still sees it. */
export const pendingSend = (kind: string) => sends.get(kind)

/** Starts sending the form `kind`. */
export function startSend(kind: string, currentEntries: () => Entries, send: () => Promise<Result>): Send {
  const started = {
    sentEntries: JSON.stringify(currentEntries()),
    currentEntries,
    result: send().finally(() => sends.delete(kind)),
  }
  sends.set(kind, started)
  return started
}
