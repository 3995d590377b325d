import type { Config } from '../config'
import { liveMove } from '../store/pointer'
import { readRelease } from '../store/release'
import { siteDirectory } from '../store/site-directory'

/** The address of a site that has none configured. */
const sampleOrigin = 'http://college.example'

/** The address that pages name as the site's own; by default that of the live release. */
export async function publicOrigin({ PUBLIC_ORIGIN, SITE_DIR }: Config): Promise<string> {
  if (PUBLIC_ORIGIN !== undefined) return PUBLIC_ORIGIN
  const site = siteDirectory(SITE_DIR)
  const move = await liveMove(site)
  return move ? (await readRelease(site, move.release)).origin : sampleOrigin
}
