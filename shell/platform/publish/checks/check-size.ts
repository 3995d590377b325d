import type { Finding } from './finding'

/** Most that one page may hold before it is compressed: browsers parse and keep all of it, publishers check it. */
export const pageLimits = { bytes: 1_000_000, elements: 10_000 }

const startTag = /<[a-z]/gi

/**
 * What is too large of a page. It is refused before it is compressed, parsed and validated, each of which takes minutes for one of many
 * megabytes. Compression hides its size: what repeats is sent in a few bytes, and costs a browser all the same.
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
