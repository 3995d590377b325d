/** The id in the fragment of an address, without `#`; a malformed one is used as it is. */
export function partId(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
