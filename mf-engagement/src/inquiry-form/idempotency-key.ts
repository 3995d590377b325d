import { forgetEntries, keepEntries, keptEntries } from './kept-entries'

// Not crypto.randomUUID: that is missing on pages without https.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const attemptOf = (kind: string) => `${kind}:attempt`

/**
 * The key under which the service counts a repeated send once: the same for the same entries, also after a
 * reload. Changed entries get a new one, since the service would refuse the old one for them.
 */
export function idempotencyKey(kind: string, payload: object): string {
  const body = JSON.stringify(payload)
  const last = keptEntries(attemptOf(kind))
  if (last['body'] === body && last['key']) return last['key']
  const key = newKey()
  keepEntries(attemptOf(kind), { body, key })
  return key
}

/** After a success: the same entries sent once more are a new inquiry. */
export const forgetIdempotencyKey = (kind: string) => forgetEntries(attemptOf(kind))
