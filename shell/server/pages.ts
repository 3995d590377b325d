import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Release } from '../publisher/release'
import type { SiteDirectory } from '../publisher/site-directory'
import { isTemplate, notFoundPath } from '../publisher/template-pages'
import type { ReleaseSource } from './live-release'
import { pageHeaders } from './page-headers'

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)

async function sendPage(request: FastifyRequest, reply: FastifyReply, site: SiteDirectory, release: Release) {
  const path = request.url.split('?')[0] ?? '/'
  const bare = withoutSlash(path)
  if (bare !== path && release.pages[bare]) return reply.redirect(request.url.replace(path, bare), 308)
  const found = isTemplate(path) ? undefined : release.pages[path]
  const page = found ?? release.pages[notFoundPath]
  if (!page) return reply.code(404).type('text/plain').send('404 Page Not Found')
  const etag = `"${page.html.split('.')[0]}"`
  reply.headers({ etag, ...pageHeaders(page, release) })
  if (found && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.code(found ? 200 : 404)
  return reply.sendFile(page.html, site.pages, {
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
  })
}

/** The pages of the live release; an unknown path gets the 404 page with its real status. */
export function servePages(app: FastifyInstance, site: SiteDirectory, live: ReleaseSource): void {
  app.get('/*', async (request, reply) => {
    const release = await live.current()
    if (release) return sendPage(request, reply, site, release)
    return reply
      .code(503)
      .type('text/plain')
      .send('This site has not been published yet: npm run site -- publish')
  })
}
