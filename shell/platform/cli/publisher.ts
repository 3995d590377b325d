import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { readConfig, type Config } from '../config'
import { isConfined } from '../publish/render/confinement'
import { createPublisher } from '../publisher/app'
import { readIdentities } from '../publisher/ci-identities'
import { createPreviewServer } from '../publisher/preview-server'
import { openStoreToWrite } from '../replication/open-store'
import { makeFolder } from '../files/make-folder'
import { siteDirectory, type SiteDirectory } from '../store/places/site-directory'
import { endWithFailure } from './report-failure'

/** Differs from the ports of the site and of a local preview. */
const publisherPort = 8070

/** Serves previews until the publisher ends. */
async function servePreviews(app: FastifyInstance, site: SiteDirectory, config: Config): Promise<void> {
  const { PREVIEW_ORIGIN, PREVIEW_PORT, HOST } = config
  const tellFault = (err: unknown) => app.log.error({ err }, 'a preview cannot be shown')
  const previews = createPreviewServer(site, config, tellFault)
  app.addHook('onClose', () => void previews.close())
  previews.listen(PREVIEW_PORT, HOST)
  await once(previews, 'listening')
  console.log(`Previews are on port ${PREVIEW_PORT}, for ${PREVIEW_ORIGIN}`)
}

async function startPublisher(): Promise<void> {
  const config = readConfig(process.env, publisherPort)
  const store = config.SITE_STORE ? await openStoreToWrite(config.SITE_STORE) : undefined
  await makeFolder(config.SITE_DIR)
  const identities = config.SITE_CI ? await readIdentities(config.SITE_CI) : []
  const site = siteDirectory(config.SITE_DIR, store)
  const app = createPublisher(site, config, identities)
  app.addHook('onClose', () => store?.close())
  if (config.PREVIEW_ORIGIN) await servePreviews(app, site, config)
  const address = await app.listen({ port: config.PORT, host: config.HOST })
  // A publish in progress is finished first while its client is connected. Otherwise it is cut off: the site is as before it or as after it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)))
  if (!isConfined(config.SITE_DIR))
    console.log(
      'The code of builds could end processes of this account, and open connections: this site cannot be rendered in namespaces (unshare, no SITE_DIR in /run).',
    )
  console.log(`The publisher is on ${address.replace('127.0.0.1', 'localhost')}`)
}

await startPublisher().catch(endWithFailure)
