import { requireSuccess } from './require-success'

/** What a read does when the server answers 401. */
type On401 = 'throw' | 'return-null'

const answers = new Map<string, Promise<unknown>>()

/**
 * Reads JSON from the path that the key's segments make, joined with slashes, with credentials. SPEC section 7 asks for
 * it although no page reads anything. An answer is kept for as long as the page lives: it never goes stale and is never
 * asked for again. A failure is not kept, and not retried either: it is the caller's to ask once more.
 */
export function readCall(key: string[], on401: On401 = 'throw'): Promise<unknown> {
  const path = key.join('/')
  const known = answers.get(`${on401} ${path}`)
  if (known) return known
  const answer = read(path, on401)
  answers.set(`${on401} ${path}`, answer)
  answer.catch(() => answers.delete(`${on401} ${path}`))
  return answer
}

async function read(path: string, on401: On401): Promise<unknown> {
  const response = await fetch(path, { credentials: 'include' })
  if (on401 === 'return-null' && response.status === 401) return null
  await requireSuccess(response)
  return response.json()
}
