import { SiteError } from '../../errors/site-error'
import { liveMove } from './pointer'
import { readRelease } from '../releases/release'
import type { SiteDirectory } from '../places/site-directory'

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
