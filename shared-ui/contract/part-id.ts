/** The id of the part of a page that the fragment of an address names (without `#`); malformed ones name it as they stand. */
export function partId(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
