import { PublisherClient } from 'platform/client/publisher-client'
import { readConfig } from 'platform/config'
import { createPublisher } from 'platform/publisher/app'
import { createToken, rights } from 'platform/publisher/tokens'
import { storeOf } from 'platform/store/folder-store'
import { onTestFinished } from 'vitest'
import { siteWithSample } from '../setup/published-site'

/** A site with its publisher; `token` creates a token for the sample remote. */
export async function startPublisher() {
  const published = await siteWithSample()
  const { site } = published
  const config = readConfig({
    ...published.environment,
    LOG_LEVEL: 'silent',
    PREVIEW_ORIGIN: 'https://preview.college.example',
  })
  const app = createPublisher(site, config)
  const to = await app.listen({ port: 0, host: '127.0.0.1' })
  const stop = async () => {
    await app.close()
    await published.remove()
  }
  const store = storeOf(site)
  const token = async (remotes = ['mf-sample'], may = [...rights], days = 1) => {
    const { token: made, text } = await createToken(store, { name: 'sample CI', remotes, rights: may }, days)
    return { id: made.id, text, client: new PublisherClient(to, text) }
  }
  return { ...published, store, to, app, token, config, stop }
}

/** A publisher for a test that changes its site. It stops when the test ends. */
export async function ownPublisher() {
  const own = await startPublisher()
  onTestFinished(own.stop)
  return own
}
