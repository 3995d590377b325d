import { PublisherClient } from 'platform/client/publisher-client'
import { sendBuild } from 'platform/client/send-build'
import { freePort } from 'platform/cli/free-port'
import { createToken } from 'platform/publisher/tokens'
import { storeOf } from 'platform/store/folder-store'
import { onTestFinished } from 'vitest'
import { siteWithSample } from '../setup/published-site'
import { sampleEdition } from '../setup/sample-edition'
import { startProcess } from '../setup/start-process'
import { root } from '../setup/workspace'

it('`npm run publisher` with PREVIEW_ORIGIN takes builds and serves their previews, until it is told to end', async () => {
  const { site, environment, remove } = await siteWithSample()
  onTestFinished(remove)
  const port = String(await freePort())
  const { url, stop } = await startProcess({
    cwd: root,
    command: ['shell/platform/cli/publisher.ts'],
    env: {
      ...process.env,
      ...environment,
      LOG_LEVEL: 'silent',
      PORT: '0',
      PREVIEW_ORIGIN: 'https://preview.college.example',
      PREVIEW_PORT: port,
    },
    says: /The publisher is on (\S+)/,
  })
  const asked = { name: 'CI', remotes: ['mf-sample'], rights: ['preview' as const] }
  const { text } = await createToken(storeOf(site), asked, 1)
  const client = new PublisherClient(url, text)
  const { remote, version } = await sendBuild(client, await sampleEdition('Only a preview'))
  const { preview = '' } = await client.work('previews', { builds: { [remote]: version } }, () => {})
  const get = (path: string, cookie = '') =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers: { cookie } })
  const [cookie] = (await get(new URL(preview).pathname)).headers.get('set-cookie')?.split(';') ?? []
  expect(await (await get('/sample/one', cookie)).text()).toContain('Only a preview')
  expect(await stop()).toBe(0)
})
