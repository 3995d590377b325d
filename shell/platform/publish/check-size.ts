import type { Finding } from './findings/finding'

/** Limits of one page before compression: browsers parse and keep all of it, publishers check it. */
export const pageLimits = { bytes: 1_000_000, elements: 10_000 }

const startTag = /<[a-z]/gi

/**
 * Refuses a page that is too large before it is compressed, parsed and validated, which would take minutes for one of many
 * megabytes. Its compressed size says little: repeated text compresses well and still costs a browser time.
 */
export function largePage(page: string, html: string, remote: string): Finding[] {
  const sizes = [
    ['bytes of HTML', pageLimits.bytes, Buffer.byteLength(html)],
    ['elements', pageLimits.elements, html.match(startTag)?.length ?? 0],
  ] as const
  return sizes
    .filter(([, most, found]) => found > most)
    .map(([what, most, found]) => ({
      page,
      check: 'page size',
      expected: `at most ${most} ${what}`,
      found: String(found),
      remote,
    }))
}
