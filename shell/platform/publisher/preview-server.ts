import type { FastifyInstance } from 'fastify'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Config } from '../config'
import { mirrorRelease } from '../replication/mirror-release'
import { createWebServer } from '../server/app'
import { FixedRelease } from '../server/fixed-release'
import { findPreview } from '../store/previews'
import { readRelease } from '../store/release'
import type { SharedStore } from '../store/shared-store'
import type { SiteDirectory } from '../store/site-directory'

/** Web servers that are kept ready, each for one release. */
const readyServers = 10

const secretPattern = /^[\w-]{32}$/
const cookieOf = ({ headers }: IncomingMessage) => /(?:^|; )preview=([\w-]+)/.exec(headers.cookie ?? '')?.[1]
const addressOf = ({ url = '' }: IncomingMessage) =>
  /^\/preview\/([\w-]+)$/.exec(url.split('?', 1)[0] ?? '')?.[1]

/** The same answer for a preview that has ended and for one that never was. */
function refuse(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end('There is no preview here, or it has ended. Open the link that the publisher gave.')
}

/** The link sets a cookie: pages name addresses of the whole site. */
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

/** One web server for each release that is being looked at. */
function serversOf(site: SiteDirectory, config: Config) {
  const servers = new Map<string, Promise<FastifyInstance>>()
  const start = async (id: string) => {
    if (site.store) await mirrorRelease(site, site.store, id)
    const release = await readRelease(site, id)
    const app = await createWebServer(
      { ...config, PUBLIC_ORIGIN: undefined },
      new FixedRelease(site, release),
    )
    await app.ready()
    return app
  }
  return (id: string): Promise<FastifyInstance> => {
    const found = servers.get(id) ?? start(id)
    servers.delete(id)
    servers.set(id, found)
    found.catch(() => servers.delete(id))
    const [oldest] = servers.keys()
    if (servers.size > readyServers && oldest !== undefined) servers.delete(oldest)
    return found
  }
}

/**
 * Serves previews to those who have their link: each is a candidate, composed with what was live, under the addresses of the site. Search
 * engines are told to leave, and forms go nowhere unless `API_URL` names a service.
 */
export function createPreviewServer(site: SiteDirectory, store: SharedStore, config: Config): Server {
  const serverOf = serversOf(site, config)
  const isSecure = config.PREVIEW_ORIGIN?.startsWith('https:') ?? false
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('x-robots-tag', 'noindex')
    const asked = addressOf(request)
    const secret = asked ?? cookieOf(request) ?? ''
    const preview = secretPattern.test(secret) ? await findPreview(store, secret) : undefined
    if (!preview) return refuse(response)
    if (asked !== undefined) return open(response, secret, isSecure)
    const app = await serverOf(preview.release)
    app.routing(request, response)
  }
  return createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(503, { 'retry-after': '30' })
      response.end()
    })
  })
}
