import type { Config } from '../config'
import { createWebServer } from '../server/app'
import type { Release } from '../store/release'
import type { SiteDirectory } from '../store/site-directory'

/** Serves `release`, live or not, as the web server does, on a free port of this machine. No call gets to a service. */
export async function serveRelease(site: SiteDirectory, release: Release, config: Config) {
  const app = await createWebServer(
    { ...config, API_URL: undefined, PUBLIC_ORIGIN: undefined, LOG_LEVEL: 'silent' },
    {
      site,
      latest: release,
      isCurrent: () => true,
      current: () => Promise.resolve(release),
      isOver: () => Promise.resolve(false),
    },
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, stop: () => app.close() }
}
