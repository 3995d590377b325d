import { deleteEntries, saveEntries, savedEntries } from './saved-entries'

// crypto.randomUUID does not exist on pages without https.
const newIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

const attemptOf = (kind: string) => `${kind}:attempt`

/**
 * The key that lets the service recognise a repeated send: the same for the same entries, even after a reload. Changed
 * entries get a new key, because the service refuses an old key with other entries.
 */
export function idempotencyKey(kind: string, payload: object): string {
  const body = JSON.stringify(payload)
  const last = savedEntries(attemptOf(kind))
  if (last['body'] === body && last['key']) return last['key']
  const key = newIdempotencyKey()
  saveEntries(attemptOf(kind), { body, key })
  return key
}

/** Called after a success: the same entries sent again are a new inquiry. */
export const deleteIdempotencyKey = (kind: string) => deleteEntries(attemptOf(kind))
