import type { FastifyInstance } from 'fastify'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Config } from '../config'
import { mirrorRelease } from '../replication/mirror-release'
import { createWebServer } from '../server/app'
import { fixedRelease } from '../server/releases/fixed-release'
import { refuseFlood, StoppableRequest } from '../server/answers/refuse-flood'
import { retryAfter } from '../server/answers/unavailable'
import { storeOf } from '../store/places/folder-store'
import { lastUsed } from '../concurrency/last-used'
import { findPreview } from '../store/previews'
import { readRelease } from '../store/releases/release'
import type { SiteDirectory } from '../store/places/site-directory'

/** Web servers that are kept, each for one release. */
const readyServers = 10

const secretPattern = /^[\w-]{32}$/
const cookieOf = ({ headers }: IncomingMessage) => /(?:^|; )preview=([\w-]+)/.exec(headers.cookie ?? '')?.[1]
const addressOf = ({ url = '' }: IncomingMessage) =>
  /^\/preview\/([\w-]+)$/.exec(url.split('?', 1)[0] ?? '')?.[1]

function say(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(words)
}

/** The answer is the same for an expired preview and for one that never existed. */
const refuse = (response: ServerResponse) =>
  say(response, 404, 'There is no preview here, or it has ended. Open the link that the publisher gave.')

/** The fault is the publisher's: its log names it, and the visitor may try again. */
function answerFault(response: ServerResponse): void {
  response.setHeader('retry-after', retryAfter)
  say(response, 503, 'This preview cannot be shown at the moment. Please try again.')
}

/** The link sets a cookie, because pages use addresses from the root of the site. */
function open(response: ServerResponse, secret: string, isSecure: boolean): void {
  const cookie = `preview=${secret}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  response.writeHead(303, {
    location: '/',
    'set-cookie': cookie,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  response.end()
}

/** A web server for each release that somebody looks at. */
function serversOf(site: SiteDirectory, config: Config) {
  const keep = lastUsed<FastifyInstance>(readyServers)
  const start = async (id: string) => {
    if (site.store) await mirrorRelease(site, site.store, id)
    const release = await readRelease(site, id)
    const app = await createWebServer(
      { ...config, PUBLIC_ORIGIN: undefined },
      // Headers ask for https by the address at which the preview is served.
      fixedRelease(site, { ...release, origin: config.PREVIEW_ORIGIN ?? release.origin }),
    )
    await app.ready()
    return app
  }
  return (id: string) => keep(id, () => start(id))
}

/**
 * Serves previews to people who have their link. Each is a candidate, composed with the remotes that were live, at the site's own
 * addresses. Search engines are told not to list it, and forms are sent only if `API_URL` names a service. `tellFault` is called with
 * each error that keeps a preview from its visitor.
 */
export function createPreviewServer(
  site: SiteDirectory,
  config: Config,
  tellFault: (fault: unknown) => void,
): Server {
  const serverOf = serversOf(site, config)
  const isSecure = config.PREVIEW_ORIGIN?.startsWith('https:') ?? false
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('x-robots-tag', 'noindex')
    const asked = addressOf(request)
    const secret = asked ?? cookieOf(request) ?? ''
    const preview = secretPattern.test(secret) ? await findPreview(storeOf(site), secret) : undefined
    if (!preview) return refuse(response)
    if (asked !== undefined) return open(response, secret, isSecure)
    const app = await serverOf(preview.release)
    app.routing(request, response)
  }
  return createServer({ IncomingMessage: StoppableRequest }, (request, response) => {
    if (refuseFlood(request, response)) return
    answer(request, response).catch((fault: unknown) => {
      tellFault(fault)
      answerFault(response)
    })
  })
}
