import type { FastifyInstance } from 'fastify'
import { catchUp, mirrorNeeded } from '../replication/catch-up'
import { isIntact } from '../store/corruption'
import { SiteError } from '../store/errors'
import { liveRemotes, releaseHistory } from '../store/history'
import { allMoves } from '../store/pointer'
import type { SiteDirectory } from '../store/site-directory'
import type { SiteStatus } from './api'

async function statusOf(site: SiteDirectory, tellFault: (fault: unknown) => void): Promise<SiteStatus> {
  await catchUp(site)
  await mirrorNeeded(site).catch(tellFault)
  const history = (await releaseHistory(site)).filter(isIntact)
  const live = history.at(-1)
  if (!live)
    throw new SiteError('release-unknown', 'Nothing is published yet.', 'Publish the shell and the remotes.')
  const { id, origin } = live.release
  return { number: live.move.number, release: id, at: live.move.at, origin, remotes: liveRemotes(history) }
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
