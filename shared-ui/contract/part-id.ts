/** The id of the part of a page that the fragment of an address names (without `#`); malformed ones are taken as they are. */
export function partId(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
