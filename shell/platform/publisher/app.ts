import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Config } from '../config'
import { pruneOrWarn } from '../replication/prune-site'
import { storeOf } from '../store/places/folder-store'
import { hourly } from '../concurrency/hourly'
import type { SiteDirectory } from '../store/places/site-directory'
import { answerErrors } from './answer-errors'
import { addBuildRoutes } from './build-routes'
import { callerOf, type Caller } from './caller'
import { ciCallers, type CiIdentities } from './ci-identities'
import { addMoveRoutes } from './move-routes'
import { addStatusRoutes } from './status-routes'

/** The publisher: takes builds over the network and changes the live site, for callers whose token has the right. */
export function createPublisher(
  site: SiteDirectory,
  config: Config,
  identities: CiIdentities = [],
): FastifyInstance {
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, stream: process.stdout },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_000_000,
    // Long enough for ten megabytes on a slow line.
    requestTimeout: 120_000,
    // A client that keeps its connection open delays the end of the process by this long. Fastify's default is 72 seconds.
    keepAliveTimeout: 5_000,
  })
  const ciCaller = ciCallers(identities)
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request) => {
    // All publishers of a site share its tokens.
    request.caller = await callerOf(storeOf(site), ciCaller, request)
  })
  answerErrors(app, site)
  // What is sent, checked and previewed is stored, and there may be weeks of it without a move.
  const prune = hourly(pruneOrWarn)
  addBuildRoutes(app, site, prune)
  addMoveRoutes(app, site, config, prune)
  addStatusRoutes(app, site)
  return app
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}
