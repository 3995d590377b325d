import { SiteError } from './errors'
import { liveMove } from './pointer'
import { readRelease } from './release'
import type { SiteDirectory } from './site-directory'

/** The live release and the move that made it live. */
export async function liveRelease(site: SiteDirectory) {
  const move = await liveMove(site)
  if (!move)
    throw new SiteError(
      'release-unknown',
      'Nothing is published yet.',
      'Publish the shell and the remotes, on the machine of the site: npm run site -- publish',
    )
  return { move, release: await readRelease(site, move.release) }
}
