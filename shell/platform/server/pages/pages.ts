import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Release, ReleasePage } from '../../store/releases/release'
import { isTemplate, notFoundPath } from './template-pages'
import { chosenOptions } from './chosen-options'
import type { FileMemory } from '../answers/file-memory'
import type { ReleaseSource } from '../releases/release-source'
import { pageHeaders, revalidated } from '../answers/page-headers'
import { withoutSlash } from './request-target'
import { sendFile } from '../answers/send-file'
import { findArtefact, storedContent } from '../files/stored-content'
import { retryAfter, Unavailable } from '../answers/unavailable'

/** The stored HTML of `page`. */
export async function pageContent(live: ReleaseSource, files: FileMemory, { html }: ReleasePage) {
  const content = await storedContent(live, files, html)
  if (!content) throw new Unavailable(`The stored page ${html} is missing.`)
  return content
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/'

/** The pages and artefacts of the live release; an unknown path gets the 404 page with its real status. */
export function servePages(app: FastifyInstance, live: ReleaseSource, files: FileMemory): void {
  const withChoices = chosenOptions()
  async function sendPage(request: FastifyRequest, reply: FastifyReply, release: Release) {
    const path = pathOf(request)
    const bare = withoutSlash(path)
    if (bare !== path && release.pages[bare])
      return reply.redirect(bare + request.url.slice(path.length), 308)
    const found = isTemplate(path) ? undefined : release.pages[path]
    const page = found ?? release.pages[notFoundPath]
    if (!page) return reply.code(404).type('text/plain').send('404 Page Not Found')
    const content = await pageContent(live, files, page)
    reply.code(found ? 200 : 404).headers(pageHeaders(page, release))
    if (!found) return sendFile(request, reply, { ...content, hash: undefined })
    reply.repeatableFor = release
    return sendFile(request, reply, await withChoices(page, content, request.url))
  }

  app.get('/*', async (request, reply) => {
    const release = await live.current()
    const artefact = release && (await findArtefact(live, files, release, pathOf(request).slice(1)))
    if (artefact) {
      reply.header('cache-control', revalidated).repeatableFor = release
      return sendFile(request, reply, artefact)
    }
    if (release) return sendPage(request, reply, release)
    return reply
      .code(503)
      .header('retry-after', retryAfter)
      .type('text/plain')
      .send('This site is not ready yet. Please try again in a minute.')
  })
}
