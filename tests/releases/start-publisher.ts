import { PublisherClient } from 'platform/client/publisher-client'
import { readConfig } from 'platform/config'
import { createPublisher } from 'platform/publisher/app'
import { createToken, rights } from 'platform/publisher/tokens'
import { storeOf } from 'platform/store/places/folder-store'
import { siteWithSample, type Until } from '../setup/published-site'

/** A site with its publisher, until the test ends; `token` creates a token for the sample remote, and `send` asks with it. */
export async function startPublisher(until: Until = onTestFinished) {
  const published = await siteWithSample(until)
  const { site } = published
  const config = readConfig({
    ...published.environment,
    LOG_LEVEL: 'silent',
    PREVIEW_ORIGIN: 'https://preview.college.example',
  })
  const app = createPublisher(site, config)
  const to = await app.listen({ port: 0, host: '127.0.0.1' })
  until(() => app.close())
  const store = storeOf(site)
  const token = async (remotes = ['mf-sample'], may = [...rights], days = 1) => {
    const { token: made, text } = await createToken(store, { name: 'sample CI', remotes, rights: may }, days)
    const send = (method: 'POST' | 'PUT', url: string, payload?: string | object, headers = {}) =>
      app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${text}`, ...headers },
        ...(payload && { payload }),
      })
    return { id: made.id, text, client: new PublisherClient(to, text), send }
  }
  return { ...published, store, to, app, token, config }
}
