import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import type { pruneOrWarn } from '../replication/prune-site'
import { SiteError } from '../errors/site-error'
import type { SiteDirectory } from '../store/places/site-directory'
import { candidateSchema, moveSchema, type MoveRequest } from './api'
import { requireRight } from './caller'
import { checkBuilds, previewBuilds } from './candidates'
import { inTurn } from './in-turn'
import { moveSite } from './move-site'
import { sendProgress, type Tell } from './progress'
import { readBody } from './read-body'
import type { Right } from './tokens'

/** A right, and the remotes for which a request needs it. */
type Need = { right: Right; remotes: string[] }

function needOf(request: MoveRequest): Need {
  if (request.kind === 'publish') return { right: 'publish', remotes: Object.keys(request.builds) }
  if (request.kind === 'unpublish') return { right: 'publish', remotes: [request.remote] }
  return { right: 'rollback', remotes: [request.remote ?? '*'] }
}

const givenUp = () =>
  new SiteError('request-given-up', 'The client left before its check began.', 'Ask for it again.')

/** Refuses a caller without the needed right. @returns the site with the caller as author, who needs the right at each `permit`, too */
function admit(request: FastifyRequest, site: SiteDirectory, asked: Pick<MoveRequest, 'run'>, need: Need) {
  const { caller, log, routeOptions } = request
  requireRight(caller, [need.right], need.remotes)
  log.info({ token: caller.id, by: caller.name, path: routeOptions.url, asked }, 'asked')
  // A token may be revoked while its request waits or is worked on.
  const permit = async () => requireRight(await caller.now(), [need.right], need.remotes)
  return { ...site, author: { name: caller.name, run: asked.run }, permit }
}

/** Checks builds, makes previews, and changes the live site: one request after the other, each under its caller's name. */
export function addMoveRoutes(
  app: FastifyInstance,
  site: SiteDirectory,
  config: Config,
  prune: typeof pruneOrWarn,
): void {
  const next = inTurn()
  for (const [path, work] of Object.entries({ '/candidates': checkBuilds, '/previews': previewBuilds }))
    app.post(path, (request, reply) => {
      const asked = readBody(candidateSchema, request)
      const authored = admit(request, site, asked, { right: 'preview', remotes: Object.keys(asked.builds) })
      const check = async (tell: Tell) => {
        // The result is for this client only; a move is made without its client, too.
        if (reply.raw.destroyed) throw givenUp()
        await authored.permit()
        return work(authored, config, asked.builds, tell).finally(() => prune(site, tell))
      }
      return sendProgress(reply, site, (tell) => next('checks', () => check(tell), tell))
    })
  app.post('/moves', (request, reply) => {
    const asked = readBody(moveSchema, request)
    const authored = admit(request, site, asked, needOf(asked))
    const move = async (tell: Tell) => {
      await authored.permit()
      return moveSite(authored, config, asked, tell)
    }
    return sendProgress(reply, site, (tell) => next('moves', () => move(tell), tell))
  })
}
