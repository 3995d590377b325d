import { requireSuccess } from './require-success'

/**
 * Sends a write call (SPEC section 7): a body goes as JSON, with credentials. An answer other than success raises
 * an error whose message is `status: body text`.
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
