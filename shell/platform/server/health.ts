import type { FastifyInstance } from 'fastify'
import type { FileMemory } from './file-memory'
import type { ReleaseSource } from './live-release'
import { pageContent } from './pages'

/** The live release, if its home page can be sent. */
async function servedRelease(live: ReleaseSource, files: FileMemory) {
  try {
    const release = await live.current()
    const home = release?.pages['/']
    return home && (await pageContent(files, live, home)) ? release : undefined
  } catch {
    return undefined
  }
}

/** `/healthz`: the process runs. `/readyz`: it serves pages. */
export function serveHealth(app: FastifyInstance, live: ReleaseSource, files: FileMemory): void {
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const release = await servedRelease(live, files)
    return reply.code(release ? 200 : 503).send({ ready: Boolean(release), release: release?.id ?? null })
  })
}
