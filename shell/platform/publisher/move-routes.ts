import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import type { SharedStore } from '../store/shared-store'
import type { SiteDirectory } from '../store/site-directory'
import { candidateSchema, moveSchema, type MoveRequest } from './api'
import { requireRight } from './caller'
import { checkBuilds, previewBuilds } from './candidates'
import { inTurn } from './in-turn'
import { moveSite } from './move-site'
import { sendProgress, type Done, type Tell } from './progress'
import { readBody } from './read-body'
import type { Right } from './tokens'

/** The right that a move needs, and the remotes for which it needs it. */
function rightOf(request: MoveRequest): [Right[], string[]] {
  if (request.kind === 'publish') return [['publish'], Object.keys(request.builds)]
  if (request.kind === 'unpublish') return [['publish'], [request.remote]]
  return [['rollback'], [request.remote ?? '*']]
}

/** Checks builds, makes previews, and changes the live site: one request after the other, each under its caller's name. */
export function addMoveRoutes(
  app: FastifyInstance,
  site: SiteDirectory,
  config: Config,
  tokens: SharedStore,
): void {
  const next = inTurn()
  const perform = (
    { caller: { id, name }, log, routeOptions }: FastifyRequest,
    reply: FastifyReply,
    asked: { run?: string | undefined },
    work: (site: SiteDirectory, tell: Tell) => Promise<Done>,
  ) => {
    log.info({ token: id, by: name, path: routeOptions.url, asked }, 'asked')
    const inName = { ...site, author: { name, run: asked.run } }
    return sendProgress(reply, (tell) => next(() => work(inName, tell), tell))
  }
  app.post('/candidates', (request, reply) => {
    const asked = readBody(candidateSchema, request)
    requireRight(request.caller, ['preview'], Object.keys(asked.builds))
    return perform(request, reply, asked, (of, tell) => checkBuilds(of, config, asked.builds, tell))
  })
  app.post('/previews', (request, reply) => {
    const asked = readBody(candidateSchema, request)
    requireRight(request.caller, ['preview'], Object.keys(asked.builds))
    return perform(request, reply, asked, (of, tell) => previewBuilds(of, config, tokens, asked.builds, tell))
  })
  app.post('/moves', (request, reply) => {
    const asked = readBody(moveSchema, request)
    requireRight(request.caller, ...rightOf(asked))
    return perform(request, reply, asked, (of, tell) => moveSite(of, config, asked, tell))
  })
}
