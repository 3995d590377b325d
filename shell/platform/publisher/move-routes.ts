import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import type { pruneOrWarn } from '../replication/prune-site'
import { SiteError } from '../errors/site-error'
import type { SiteDirectory } from '../store/places/site-directory'
import { candidateSchema, moveSchema, type MoveRequest } from './api'
import { requireRight } from './caller'
import { checkBuilds, previewBuilds } from './candidates'
import { inTurn } from './in-turn'
import { moveSite } from './move-site'
import { sendProgress, type Done, type Tell } from './progress'
import { readBody } from './read-body'
import type { Right } from './tokens'

/** The rights, of which one is needed, and the remotes for which it is needed. */
type Needs = [Right[], string[]]

function needsOf(request: MoveRequest): Needs {
  if (request.kind === 'publish') return [['publish'], Object.keys(request.builds)]
  if (request.kind === 'unpublish') return [['publish'], [request.remote]]
  return [['rollback'], [request.remote ?? '*']]
}

/** The result of a check is for its client only; a move is made without its client, too. */
const givenUp = () =>
  new SiteError('request-given-up', 'The client left before its check began.', 'Ask for it again.')

/** Checks builds, makes previews, and changes the live site: one request after the other, each under its caller's name. */
export function addMoveRoutes(
  app: FastifyInstance,
  site: SiteDirectory,
  config: Config,
  prune: typeof pruneOrWarn,
): void {
  const next = inTurn()
  const answer = (
    { caller, log, routeOptions }: FastifyRequest,
    reply: FastifyReply,
    asked: { run?: string | undefined; kind?: MoveRequest['kind'] },
    needs: Needs,
    work: (site: SiteDirectory, tell: Tell) => Promise<Done>,
  ) => {
    requireRight(caller, ...needs)
    const { id, name } = caller
    log.info({ token: id, by: name, path: routeOptions.url, asked }, 'asked')
    const isMove = asked.kind !== undefined
    // A token may be revoked while its request waits or is worked on.
    const permit = async () => requireRight(await caller.now(), ...needs)
    const inName = { ...site, author: { name, run: asked.run }, permit }
    const perform = async (tell: Tell) => {
      if (!isMove && reply.raw.destroyed) throw givenUp()
      await permit()
      return work(inName, tell)
    }
    return sendProgress(reply, (tell) => next(isMove ? 'moves' : 'checks', () => perform(tell), tell))
  }
  for (const [path, work] of Object.entries({ '/candidates': checkBuilds, '/previews': previewBuilds }))
    app.post(path, (request, reply) => {
      const asked = readBody(candidateSchema, request)
      const needs: Needs = [['preview'], Object.keys(asked.builds)]
      return answer(request, reply, asked, needs, (of, tell) =>
        work(of, config, asked.builds, tell).finally(() => prune(site, tell)),
      )
    })
  app.post('/moves', (request, reply) => {
    const asked = readBody(moveSchema, request)
    return answer(request, reply, asked, needsOf(asked), (of, tell) => moveSite(of, config, asked, tell))
  })
}
