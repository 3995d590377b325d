import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { ServiceConfig } from './config'
import { reportLeftoverFile } from './database/leftover-file'
import { openDatabase } from './database/open-database'
import { recordSettings } from './database/service-settings'
import { answerErrors, refusalOf, sendError } from './error-answers'
import { formRoutes } from './form-routes'
import { healthRoutes } from './health/health-routes'
import { logRequests } from './logging'
import { createMetrics } from './metrics'
import { newsletterPageRoutes } from './newsletter/newsletter-page-routes'
import { newsletterSigner } from './newsletter/newsletter-signer'
import { loadSecretKey } from './newsletter/secret-key'
import { outboxPace, type OutboxPace } from './outbox/outbox-pace'
import { startRetention } from './retention/start-retention'
import type { ServiceParts } from './service-parts'
import { startMailing } from './start-mailing'
import { endConnectionsWhenStopping } from './stopping'

/** Opens the database and builds the service; the caller listens and closes. Tests set another `pace`. */
export async function createService(
  config: ServiceConfig,
  log: Logger,
  pace: Partial<OutboxPace> = {},
): Promise<FastifyInstance> {
  const parts = await openParts(config, log, { ...outboxPace, ...pace })
  const stopRetention = await startRetention(config, parts.database, log)
  const app = await buildApp(parts, log)
  // Fastify calls this after all requests are answered.
  app.addHook('onClose', async () => {
    await stopRetention()
    await parts.outbox?.stop()
    await parts.database.destroy()
  })
  return app
}

async function openParts(config: ServiceConfig, log: Logger, pace: OutboxPace): Promise<ServiceParts> {
  const database = await openDatabase(config.database, (error) =>
    log.warn({ event: 'database.connection_lost', err: error }),
  )
  reportLeftoverFile(config, log)
  // First the key: a database with settings takes no new one.
  const signer = newsletterSigner(await loadSecretKey(config.dataDir, database))
  await recordSettings(config, database)
  const metrics = createMetrics()
  const outbox = startMailing(config, { ...pace, database, signer, metrics, log })
  return { config, database, signer, metrics, outbox }
}

/**
 * The web server names one client in `X-Forwarded-For`. With `any`, entries further left are not trusted; with a list, those left of
 * the first unlisted address.
 */
const trusted = (proxies: ServiceConfig['trustedProxies']) =>
  proxies === 'any' ? (_address: string, hop: number) => hop === 0 : ['loopback', ...proxies]

async function buildApp(parts: ServiceParts, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    trustProxy: trusted(parts.config.trustedProxies),
    // Requests that arrive on open connections while the service stops are answered normally.
    return503OnClosing: false,
    frameworkErrors: (_, request, reply) => sendError(refusalOf(400), request, reply),
  })
  logRequests(app)
  answerErrors(app)
  endConnectionsWhenStopping(app)
  healthRoutes(app, parts)
  await app.register((scope) => formRoutes(scope, parts))
  await app.register((scope) => newsletterPageRoutes(scope, parts))
  return app
}
