import { contentHash } from '../../files/hash'
import type { Release } from './release'

/** The id of a release: the hash of its builds, its address, and each page with its data. */
export function releaseId({ builds, origin, pages }: Pick<Release, 'builds' | 'origin' | 'pages'>): string {
  const files = Object.values(pages).map(({ html, data }) => [html, data])
  return contentHash(JSON.stringify([builds, origin, files]))
}
