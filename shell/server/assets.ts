import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildDirectory, type SiteDirectory } from '../publisher/site-directory'
import { robots, sitemap } from '../publisher/site-files'
import type { ReleaseSource } from './live-release'
import { iconCaching } from './page-headers'
import { storedReleases } from './stored-releases'

type FileRequest = { Params: { section: string; version: string; '*': string } }
type PageDataRequest = { Params: { release: string; '*': string } }

/** Names are matched whole, so that none can climb out of the builds. */
const fileAddress = '/assets/:section(^[a-z][a-z0-9-]*$)/:version(^[\\da-f]{16}$)/*'

/** The files of every build that is still stored, under addresses that hold their version: an open tab keeps working. */
export function serveAssets(app: FastifyInstance, site: SiteDirectory, live: ReleaseSource): void {
  const storedRelease = storedReleases(site)
  app.get<PageDataRequest>('/assets/releases/:release/pages/*', async ({ params }, reply) => {
    const path = params['*'] === 'index.json' ? '/' : `/${params['*'].replace(/\.json$/, '')}`
    const page = (await storedRelease(params.release))?.pages[path]
    return page
      ? reply.header('vary', 'accept-encoding').sendFile(page.data, site.pages)
      : reply.code(404).send({ error: 'no such page' })
  })
  app.get<FileRequest>(fileAddress, ({ params }, reply) =>
    reply
      .header('vary', 'accept-encoding')
      .sendFile(params['*'], join(buildDirectory(site, params.section, params.version), 'client')),
  )
  // The one address that browsers ask for unasked; every page names the icons of its own release.
  app.get('/favicon.ico', async (_request, reply) => {
    const shell = (await live.current())?.builds['shell']
    if (!shell) return reply.code(404).send()
    const icon = await readFile(join(buildDirectory(site, 'shell', shell), 'client/favicon.ico'))
    return reply.header('cache-control', iconCaching).type('image/vnd.microsoft.icon').send(icon)
  })
  app.get('/assets/*', (_request, reply) => reply.code(404).send({ error: 'no such file' }))
  app.get('/sitemap.xml', async (_request, reply) => {
    const release = await live.current()
    return release ? reply.type('application/xml').send(sitemap(release)) : reply.code(503).send()
  })
  app.get('/robots.txt', async (_request, reply) => {
    const release = await live.current()
    return release ? reply.type('text/plain; charset=utf-8').send(robots(release)) : reply.code(503).send()
  })
}
