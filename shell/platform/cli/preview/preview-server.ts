import type { Config } from '../../config'
import { createWebServer } from '../../server/app'
import { fixedRelease } from '../../server/releases/fixed-release'
import type { SiteDirectory } from '../../store/places/site-directory'
import type { Release } from '../../store/releases/release'
import { keepCandidate } from '../../store/write-release'

export type PreviewServer = Awaited<ReturnType<typeof previewServer>>

/** Serves one candidate after the other, and the report of its checks at `/preview-report`. Forms are forwarded only if API_URL is set. */
export async function previewServer(site: SiteDirectory, config: Config) {
  const source = fixedRelease(site, undefined)
  let report = ''
  keepCandidate(site, () => source.latest)
  const app = await createWebServer(config, source)
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-robots-tag', 'noindex'))
  app.get('/preview-report', (_request, reply) => reply.type('text/plain').send(report))
  return {
    show: (release: Release) => void (source.latest = release),
    report: (text: string) => void (report = text),
    listen: async () => {
      const address = await app.listen({ port: config.PORT, host: config.HOST })
      return address.replace('127.0.0.1', 'localhost')
    },
    close: () => app.close(),
  }
}
