import { readConfig } from '../../config'
import { createWebServer } from '../app'
import { sampleSite } from './sample-site'

/** The sample site on a free port, until the test ends. */
export async function servedSample(environment: NodeJS.ProcessEnv = {}, origin?: string) {
  const site = await sampleSite(origin)
  const app = await createWebServer(readConfig({ SITE_DIR: site.root, LOG_LEVEL: 'silent', ...environment }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  return { site, app, url, port: Number(new URL(url).port) }
}
