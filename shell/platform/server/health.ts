import type { FastifyInstance } from 'fastify'
import type { FileMemory } from './answers/file-memory'
import type { ReleaseSource } from './releases/release-source'
import { pageContent } from './pages/pages'

/** The live release, if its home page can be sent. */
async function servedRelease(live: ReleaseSource, files: FileMemory) {
  const release = await live.current()
  const home = release?.pages['/']
  return home && (await pageContent(live, files, home)) ? release : undefined
}

/** `/healthz`: the process runs. `/readyz`: it serves pages; the log names a fault that prevents that, once while it lasts. */
export function serveHealth(app: FastifyInstance, live: ReleaseSource, files: FileMemory): void {
  app.get('/healthz', () => ({ ok: true }))
  let told = ''
  app.get('/readyz', async ({ log }, reply) => {
    let fault = ''
    const release = await servedRelease(live, files).catch((err: unknown) => {
      fault = String(err)
      if (told !== fault) log.error({ err }, 'not ready')
      return undefined
    })
    told = fault
    return reply.code(release ? 200 : 503).send({ ready: Boolean(release), release: release?.id ?? null })
  })
}
