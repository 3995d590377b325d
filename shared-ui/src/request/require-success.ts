/** Raises SPEC section 8's generic request failure: the status, a colon, and the body text or else the status text. */
export async function requireSuccess(response: Response): Promise<void> {
  if (response.ok) return
  throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
}
