import type { FastifyInstance } from 'fastify'
import { catchUp, mirrorNeeded } from '../replication/catch-up'
import { isIntact } from '../store/places/corruption'
import { liveRemotes, releaseHistory } from '../store/moves/history'
import { liveRelease } from '../store/moves/live-release'
import { allMoves } from '../store/moves/pointer'
import type { SiteDirectory } from '../store/places/site-directory'
import type { SiteStatus } from './api'

async function statusOf(site: SiteDirectory, tellFault: (fault: unknown) => void): Promise<SiteStatus> {
  await catchUp(site)
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
