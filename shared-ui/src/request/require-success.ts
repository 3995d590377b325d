/** Throws the specified message for a failed request: status, colon, and the body text, or the status text if it is empty. */
export async function requireSuccess(response: Response): Promise<void> {
  if (response.ok) return
  throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
}
