import { relative } from 'node:path'
import type { Config } from '../config'
import { liveMove } from '../store/pointer'
import { readRelease, type Release } from '../store/release'
import { buildDirectory, siteDirectory, type SiteDirectory } from '../store/site-directory'

/** Of a site that was never told its address. */
const sampleOrigin = 'http://college.example'

/** The address that pages name as the site's own: who names none keeps that of the live release. */
export async function publicOrigin({ PUBLIC_ORIGIN, SITE_DIR }: Config): Promise<string> {
  if (PUBLIC_ORIGIN !== undefined) return PUBLIC_ORIGIN
  const site = siteDirectory(SITE_DIR)
  const move = await liveMove(site)
  return move ? (await readRelease(site, move.release)).origin : sampleOrigin
}

/** Says that `release` names another address than `wanted`, and which command publishes its own builds for that one. */
export function otherAddress(site: SiteDirectory, { origin, builds }: Release, wanted?: string) {
  if (wanted === undefined || wanted === origin) return undefined
  const shell = relative('', buildDirectory(site, 'shell', builds['shell'] ?? ''))
  return `The live pages name ${origin} as their address, not ${wanted}; this publishes them for it: PUBLIC_ORIGIN=${wanted} npm run site -- publish --from ${shell}`
}
