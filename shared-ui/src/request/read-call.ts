import { requireSuccess } from './require-success'

/** What a read does when the server answers 401. */
type On401 = 'throw' | 'return-null'

const answers = new Map<string, Promise<unknown>>()

/**
 * Reads JSON, with credentials, from the path of the joined key segments. No page uses it; docs/specification.md ("Shared request
 * behaviour") requires it. An answer is cached for the life of the page. A failure is neither cached nor retried.
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
