import { contentHash } from './hash'
import type { Release } from './release'

/** The name of a release by all that visitors get of it: builds, address, and each page with its data. */
export function releaseId({ builds, origin, pages }: Pick<Release, 'builds' | 'origin' | 'pages'>): string {
  const files = Object.values(pages).map(({ html, data }) => [html, data])
  return contentHash(JSON.stringify([builds, origin, files]))
}
