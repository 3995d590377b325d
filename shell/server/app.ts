import formbody from '@fastify/formbody'
import files from '@fastify/static'
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Config } from '../config'
import { siteDirectory } from '../publisher/site-directory'
import { notFoundPath } from '../publisher/template-pages'
import { serveAssets } from './assets'
import { serveForms } from './forms'
import { LiveRelease, type ReleaseSource } from './live-release'
import { passOnCalls } from './pass-on-calls'
import { servePages } from './pages'
import { securityHeaders } from './security-headers'

/** Any proxy, but for one hop: what stands further left in X-Forwarded-For came from the client and may be invented. */
const trusted = (proxies: Config['TRUST_PROXY']) =>
  proxies === true ? (_address: string, hop: number) => hop === 0 : proxies

/** What cannot be decoded is no page's address; Fastify would answer it with JSON. */
function isAddress(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** What went wrong inside is the log's; whoever asked learns that it did. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(error)
  request.log.error({ err: error }, 'request failed')
  return reply.code(500).type('text/plain').send('Something went wrong on our side. Please try again.')
}

/** The web server: serves the live release and passes the service's paths on. It never runs a section's code. */
export async function createWebServer(config: Config, source?: ReleaseSource): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.TRUST_PROXY),
    requestTimeout: 30_000,
    rewriteUrl: ({ url = '/' }) => (isAddress(url) ? url : notFoundPath),
  })
  const keepsRelease = (err: unknown) =>
    app.log.error({ err }, 'the pointer leads to a release that cannot be read; the one before it stays')
  const live = source ?? new LiveRelease(siteDirectory(config.SITE_DIR), keepsRelease)
  const { site } = live
  app.setErrorHandler(answerError)
  const headers = securityHeaders(config.PUBLIC_ORIGIN)
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  // What has a hash in its address stays for ever. Set here: a file without a compressed form loses the options of its call.
  await app.register(files, {
    root: site.root,
    serve: false,
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
  })

  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const release = await live.current()
    return reply.code(release ? 200 : 503).send({ ready: Boolean(release), release: release?.id ?? null })
  })
  serveAssets(app, site, live)
  // What reads forms stays with them: it would read the posts that are passed on, too.
  await app.register(async (scope) => {
    await scope.register(formbody)
    serveForms(scope, live, config)
  })
  if (config.API_URL) await passOnCalls(app, config.API_URL)
  servePages(app, site, live)
  return app
}
