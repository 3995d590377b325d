import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Config } from '../config'
import { catchUp, mirrorNeeded } from '../replication/catch-up'
import { isIntact } from '../store/corruption'
import { SiteError } from '../store/errors'
import { FolderStore } from '../store/folder-store'
import { liveRemotes, releaseHistory } from '../store/history'
import { allMoves } from '../store/pointer'
import type { SiteDirectory } from '../store/site-directory'
import { answerErrors } from './answer-errors'
import { buildSchema, candidateSchema, mostBytes, moveSchema, type MoveRequest, type SiteStatus } from './api'
import { callerOf, requireRight, type Caller } from './caller'
import { checkBuilds, previewBuilds } from './candidates'
import { ciCallers, type CiIdentities } from './ci-identities'
import { sendProgress } from './progress'
import { inTurn } from './in-turn'
import { moveSite } from './move-site'
import type { Right } from './tokens'
import { keepContent, takeBuild } from './uploads'

/** The body of a request; refused with the keys that are wrong. */
function read<Body>(schema: z.ZodType<Body>, { body }: FastifyRequest): Body {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new SiteError(
    'request-invalid',
    `The request breaks the interface:\n${z.prettifyError(parsed.error)}`,
    'Use the client of this version of the kit: npx --no remote publish.',
  )
}

/** A build is sent to be published or to be looked at. */
const rightToSend = ({ rights }: Caller): Right => (rights.includes('preview') ? 'preview' : 'publish')

/** Which right a move needs, and for what. */
function rightOf(request: MoveRequest): [Right, string[]] {
  if (request.kind === 'publish') return ['publish', Object.keys(request.builds)]
  if (request.kind === 'unpublish') return ['publish', [request.remote]]
  return ['rollback', [request.remote ?? '*']]
}

/** The publisher: takes builds over the network and changes what is live, for those whose token has the right. */
export function createPublisher(
  site: SiteDirectory,
  config: Config,
  identities: CiIdentities = [],
): FastifyInstance {
  const app = Fastify({
    logger: { level: config.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_000_000,
    // Long enough for a content of ten megabytes on a slow line.
    requestTimeout: 120_000,
    // A client that keeps its connection open delays the end of the process by this long: 72 seconds by Fastify's default.
    keepAliveTimeout: 5_000,
  })
  // Tokens are shared by all publishers of a site.
  const tokens = site.store ?? new FolderStore(site.root)
  const ciCaller = ciCallers(identities)
  const work = inTurn()
  app.decorateRequest('caller')
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: mostBytes },
    (_, body, done) => done(null, body),
  )
  app.addHook('onRequest', async (request) => {
    request.caller = await callerOf(tokens, ciCaller, request)
  })
  answerErrors(app)

  const told = (request: FastifyRequest, what: object) =>
    request.log.info({ token: request.caller.id, by: request.caller.name, ...what }, 'asked')
  /** Work in the caller's name. */
  const as = ({ name }: Caller, run: string | undefined): SiteDirectory => ({
    ...site,
    author: { name, run },
  })

  app.post('/builds', async (request) => {
    const build = read(buildSchema, request)
    requireRight(request.caller, rightToSend(request.caller), [build.remote])
    return takeBuild(site, build)
  })
  app.put<{ Params: { sha256: string }; Body: Buffer }>(
    '/contents/:sha256(^[\\da-f]{64}$)',
    async (request, reply) => {
      requireRight(request.caller, rightToSend(request.caller), [])
      await keepContent(site, request.params.sha256, request.body)
      return reply.code(201).send({})
    },
  )
  app.post('/candidates', (request, reply) => {
    const { builds, run } = read(candidateSchema, request)
    requireRight(request.caller, 'preview', Object.keys(builds))
    told(request, { check: builds })
    return sendProgress(reply, (tell) =>
      work(() => checkBuilds(as(request.caller, run), config, builds, tell), tell),
    )
  })
  app.post('/previews', (request, reply) => {
    const { builds, run } = read(candidateSchema, request)
    requireRight(request.caller, 'preview', Object.keys(builds))
    told(request, { preview: builds })
    const author = as(request.caller, run)
    return sendProgress(reply, (tell) =>
      work(() => previewBuilds(author, config, tokens, builds, tell), tell),
    )
  })
  app.post('/moves', (request, reply) => {
    const move = read(moveSchema, request)
    requireRight(request.caller, ...rightOf(move))
    told(request, { move })
    return sendProgress(reply, (tell) =>
      work(() => moveSite(as(request.caller, move.run), config, move, tell), tell),
    )
  })
  app.get('/status', async (): Promise<SiteStatus> => {
    await catchUp(site)
    await mirrorNeeded(site)
    const history = (await releaseHistory(site)).filter(isIntact)
    const live = history.at(-1)
    if (!live)
      throw new SiteError(
        'release-unknown',
        'Nothing is published yet.',
        'Publish the shell and the remotes.',
      )
    const { id, origin } = live.release
    return { number: live.move.number, release: id, at: live.move.at, origin, remotes: liveRemotes(history) }
  })
  app.get('/log', async () => {
    await catchUp(site)
    return { moves: (await allMoves(site)).filter(isIntact) }
  })
  return app
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}
