import type { FastifyInstance } from 'fastify'
import { catchUp, mirrorNeeded } from '../replication/catch-up'
import { SiteError } from '../errors/site-error'
import { isIntact } from '../store/places/corruption'
import { liveRemotes, releaseHistory } from '../store/moves/history'
import { liveRelease } from '../store/moves/live-release'
import { allMoves, isPublished } from '../store/moves/pointer'
import type { SiteDirectory } from '../store/places/site-directory'
import type { SiteStatus } from './api'

/** For a team, which does not know the folder of the site. */
const nothingLive = () =>
  new SiteError(
    'release-unknown',
    'Nothing is published on this site yet.',
    'Its first publish needs the shell: ask the operator.',
  )

async function statusOf(site: SiteDirectory, tellFault: (fault: unknown) => void): Promise<SiteStatus> {
  await catchUp(site)
  if (!(await isPublished(site))) throw nothingLive()
  await mirrorNeeded(site).catch(tellFault)
  const { move, release } = await liveRelease(site)
  const { number, at } = move
  const history = (await releaseHistory(site)).filter(isIntact)
  // Another move may have been made in between.
  const remotes = liveRemotes(history.filter((entry) => entry.move.number <= number))
  return { number, release: release.id, at, origin: release.origin, remotes }
}

/** Reports the live release, and the moves whose releases are stored. */
export function addStatusRoutes(app: FastifyInstance, site: SiteDirectory): void {
  const tellFault = (err: unknown) => app.log.error({ err }, 'an earlier release cannot be mirrored')
  app.get('/status', () => statusOf(site, tellFault))
  app.get('/log', async () => {
    await catchUp(site)
    return { moves: (await allMoves(site)).filter(isIntact) }
  })
}
