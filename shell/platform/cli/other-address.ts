import { relative } from 'node:path'
import type { Release } from '../store/release'
import { buildDirectory, type SiteDirectory } from '../store/site-directory'

/** Says that `release` names another address than `wanted`, and which command publishes its builds for that one. */
export function otherAddress(site: SiteDirectory, { origin, builds }: Release, wanted?: string) {
  if (wanted === undefined || wanted === origin) return undefined
  const shell = relative('', buildDirectory(site, 'shell', builds['shell'] ?? ''))
  return `The live pages name ${origin} as their address, not ${wanted}; this publishes them for it: PUBLIC_ORIGIN=${wanted} npm run site -- publish --from ${shell}`
}
