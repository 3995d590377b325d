import { SiteError } from '../../errors/site-error'
import { liveMove } from './pointer'
import { readRelease } from '../releases/release'
import type { SiteDirectory } from '../places/site-directory'

/** The refusal of what needs a published site. */
export const notPublished = ({ root }: SiteDirectory) =>
  new SiteError(
    'release-unknown',
    `Nothing is published in ${root} yet.`,
    'On the machine of the site, set SITE_DIR to its folder; for a new site, publish the shell and the remotes: npm run site -- publish',
  )

/** The live release and the move that made it live. */
export async function liveRelease(site: SiteDirectory) {
  const move = await liveMove(site)
  if (!move) throw notPublished(site)
  return { move, release: await readRelease(site, move.release) }
}
