import type { Config } from '../config'
import { withBrowser } from '../proof/with-browser'
import { liveAgainLine, liveLines } from '../publish/candidate-words'
import { goLive } from '../publish/go-live'
import { publication, unpublish } from '../publish/publish'
import { rollbackRelease } from '../publish/rollback'
import { rollbackRemote } from '../publish/rollback-remote'
import { catchUp, mirrorNeeded } from '../replication/catch-up'
import { pruneOrWarn } from '../replication/prune-site'
import type { SiteDirectory } from '../store/places/site-directory'
import type { MoveRequest } from './api'
import { doneOf, type Tell } from './progress'
import { sentBuilds } from './sent-builds'

async function newRelease(site: SiteDirectory, config: Config, request: MoveRequest, tell: Tell) {
  const origin = config.PUBLIC_ORIGIN
  if (request.kind === 'rollback') return rollbackRemote(site, request.remote ?? '', origin, request)
  if (request.kind === 'unpublish') return unpublish(site, request.remote, origin, request.force)
  const fresh = await sentBuilds(site, request.builds)
  return withBrowser({ site, config, tell }, (prove) =>
    goLive(site, publication(fresh, { force: request.force, prove }), origin),
  )
}

async function move(site: SiteDirectory, config: Config, request: MoveRequest, tell: Tell) {
  if (request.kind === 'rollback' && request.remote === undefined) {
    const release = await rollbackRelease(site, undefined)
    return { lines: [liveAgainLine(release)], release: release.id, origin: release.origin, findings: 0 }
  }
  tell('composing, rendering and checking')
  const candidate = await newRelease(site, config, request, tell)
  return doneOf(candidate, liveLines(candidate))
}

/** Changes the live site, then prunes, even if the change is refused. */
export async function moveSite(site: SiteDirectory, config: Config, request: MoveRequest, tell: Tell) {
  await catchUp(site)
  if (request.kind === 'rollback')
    await mirrorNeeded(site).catch((error: unknown) =>
      tell(`Warning: an earlier release cannot be mirrored: ${(error as Error).message}`),
    )
  return move(site, config, request, tell).finally(() => pruneOrWarn(site, tell))
}
