import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { RequestListener } from 'node:http'
import type { Config } from '../config'
import { siteDirectory } from '../store/places/site-directory'
import { serveAssets } from './files/assets'
import { followStore } from './releases/follow-store'
import { FileMemory } from './answers/file-memory'
import { serveForms } from './forms/forms'
import { serveHealth } from './health'
import { FollowedRelease } from './releases/followed-release'
import type { ReleaseSource } from './releases/release-source'
import { formsOfTabs } from './forms/own-types'
import { passOnCalls } from './forms/pass-on-calls'
import { servePages } from './pages/pages'
import { ReadyAnswers } from './pages/ready-answers'
import { namesTwoHosts, requestTarget } from './pages/request-target'
import { refuseFlood, StoppableRequest } from './answers/refuse-flood'
import { securityHeaders } from './answers/security-headers'
import { retryAfter } from './answers/unavailable'
import { endAfterBody } from './answers/unread-body'

/** Trusts any proxy for one hop: entries further left in X-Forwarded-For come from the client, who may invent them. */
const trusted = (proxies: Config['TRUST_PROXY']) =>
  proxies === true ? (_address: string, hop: number) => hop === 0 : proxies

/** Logs an internal error and answers without its details, and without the headers of a page or a file. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
  reply.header('cache-control', 'no-store')
  const { statusCode = 500 } = error
  if (statusCode < 500) return reply.send(error)
  request.log.error({ err: error }, 'request failed')
  if (statusCode === 503) reply.header('retry-after', retryAfter)
  return reply.code(statusCode).type('text/plain').send('Something went wrong on our side. Please try again.')
}

/** Every address has a GET route: a request without a route used another method. */
function refuse(request: FastifyRequest, reply: FastifyReply, done: () => void) {
  const allowed = request.url.startsWith('/forms/') ? 'POST' : 'GET, HEAD'
  if (namesTwoHosts(request.raw)) reply.code(400).type('text/plain').send('A request names one host.')
  else if (request.is404)
    reply.code(405).header('allow', allowed).type('text/plain').send(`This address takes ${allowed} only.`)
  else done()
}

const newServer = (config: Config) =>
  Fastify({
    // A line that cannot be written is an error of this stream, which `run.mjs` hears. Pino's own would end the process, and hang in it.
    logger: { level: config.LOG_LEVEL, stream: process.stdout },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.TRUST_PROXY),
    http: { IncomingMessage: StoppableRequest },
    requestTimeout: 30_000,
    // Disconnects a client that neither reads nor sends for a minute.
    connectionTimeout: 60_000,
    // A request on an open connection during a stop is answered, and the connection closed.
    return503OnClosing: false,
    rewriteUrl: requestTarget,
  })

/**
 * Asks `answers` before Fastify, and neither for a flood of requests. While the server stops, Fastify gets every request, because it closes
 * the connections.
 */
function giveFirst({ server }: FastifyInstance, answers: ReadyAnswers): void {
  const [route] = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (refuseFlood(request, response)) return
    if (!server.listening || !answers.give(request, response)) route?.(request, response)
  })
}

/** The web server: serves the live release and forwards calls to the service. It never runs a remote's code. */
export async function createWebServer(config: Config, source?: ReleaseSource): Promise<FastifyInstance> {
  const app = newServer(config)
  const tellFault = (err: unknown) =>
    app.log.error({ err }, 'the pointer leads to a release that cannot be read; the one before it stays')
  const seek = source ? undefined : await followStore(app, config)
  const live = source ?? new FollowedRelease(siteDirectory(config.SITE_DIR), tellFault, undefined, seek)
  // Every answer needs the live release. If it cannot be read, each request reports that.
  await live.current().catch(() => undefined)
  const files = new FileMemory()
  const [answers, forms] = [new ReadyAnswers(live), formsOfTabs(live)]
  app.decorateReply('repeatableFor')
  app.setErrorHandler(answerError)
  app.addHook('onRequest', refuse)
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(securityHeaders(config.PUBLIC_ORIGIN ?? live.latest?.origin))
    answers.keep(request, reply, payload)
    done(null, endAfterBody(request, reply, payload))
  })
  giveFirst(app, answers)

  serveHealth(app, live, files)
  serveAssets(app, live, files)
  // The parser of forms stays in this scope: it would also read the posts that are forwarded.
  await app.register(async (scope) => serveForms(scope, live, forms, config))
  if (config.API_URL) await passOnCalls(app, forms, config.API_URL)
  servePages(app, live, files)
  return app
}
