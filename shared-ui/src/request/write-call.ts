import { requireSuccess } from './require-success'

/**
 * Sends a write call with credentials; a body is sent as JSON. Any answer other than success throws an error with the
 * message `status: body text`.
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
  })
  await requireSuccess(response)
  return response
}
