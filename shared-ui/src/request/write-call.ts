import { requireSuccess } from './require-success'

/** A call without an answer fails after this many milliseconds: until then, its form takes no other. */
const timeLimit = 20_000

/**
 * Sends a write call with credentials; a body is sent as JSON. Any answer other than success throws an error with the
 * message `status: body text`; a network fault, or no answer within the limit, throws the browser's own error.
 */
export async function writeCall(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: 'include',
    // The browser sends the call to its end if the visitor leaves the page. It allows 64 KiB for all such calls together; the web server
    // refuses a longer one.
    keepalive: true,
    signal: AbortSignal.timeout(timeLimit),
  })
  await requireSuccess(response)
  // Reads the answer to its end: the limit aborts an answer that is not read, and the browser reports a failed request.
  response
    .clone()
    .text()
    .catch(() => {})
  return response
}
