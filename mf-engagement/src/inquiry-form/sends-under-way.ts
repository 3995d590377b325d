import type { Result } from './send-inquiry'

export interface Send {
  /** What stood in the form when it was sent. */
  typed: string
  ended: Promise<Result>
}

const sends = new Map<string, Send>()

/** The send of the form `kind` that has no answer yet. It outlives its form: who comes back to the page finds it. */
export const sendUnderWay = (kind: string) => sends.get(kind)

/** Sends the form `kind`, in which `typed` stands. */
export function startSend(kind: string, typed: string, send: () => Promise<Result>): Send {
  const started = { typed, ended: send().finally(() => sends.delete(kind)) }
  sends.set(kind, started)
  return started
}
