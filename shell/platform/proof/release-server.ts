import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config'
import { createWebServer } from '../server/app'
import { fixedRelease } from '../server/releases/fixed-release'
import type { Release } from '../store/releases/release'
import type { SiteDirectory } from '../store/places/site-directory'

/** Stands in for the service: accepts every call and keeps none. */
async function startService() {
  const server = createServer((request, response) => {
    request
      .resume()
      .once('end', () => response.writeHead(201, { 'content-type': 'application/json' }).end('{}'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Serves one release, live or not, on a free port. No call reaches the site's service. */
export interface ReleaseServer {
  url: string
  show: (release: Release) => void
  stop: () => Promise<void>
}

/** Starts a web server ahead of its release, because the start takes a tenth of a second. */
export async function startServer(site: SiteDirectory, config: Config): Promise<ReleaseServer> {
  const service = await startService()
  const source = fixedRelease(site, undefined)
  const app = await createWebServer(
    { ...config, API_URL: service.url, PUBLIC_ORIGIN: undefined, LOG_LEVEL: 'silent' },
    source,
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const stop = async () => {
    for (const server of [app.server, service.server]) {
      server.close()
      // A page that loops reads no answer: without this, its connections would be open for another minute.
      server.closeAllConnections()
    }
    await app.close()
  }
  return { url, show: (release) => void (source.latest = release), stop }
}
