import type { Release, ReleasePage } from '../../store/releases/release'
import { contentSecurityPolicy } from './security-headers'

/** `Cache-Control` of pages and their data: what is kept is asked about before it is used. */
export const revalidated = 'no-cache'

/** `Server-Timing` tells a tab which release it was opened on. */
export const serverTiming = ({ id }: Release) => `release;desc="${id}"`

/** All headers of one page of a release. */
export const pageHeaders = (page: ReleasePage, release: Release) => ({
  'cache-control': revalidated,
  'server-timing': serverTiming(release),
  'content-security-policy': contentSecurityPolicy(page, release.origin),
})

/** The one icon address without a hash: it may stay a day. */
export const iconCaching = 'public, max-age=86400'

/** `Cache-Control` of what has a hash in its address. */
export const immutable = 'public, max-age=31536000, immutable'
