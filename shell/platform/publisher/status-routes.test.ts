import { truncate } from 'node:fs/promises'
import { readConfig } from '../config'
import { FolderStore } from '../store/places/folder-store'
import { releaseFile } from '../store/releases/release'
import { publishSample } from '../store/testing/sample-release'
import { temporarySite } from '../store/testing/temporary-site'
import { createPublisher } from './app'
import { createToken } from './tokens'

it('names a corrupt live release, and reports no earlier one as live', async () => {
  const site = await temporarySite()
  const [first, second] = ['1111111111111111', '2222222222222222']
  for (const id of [first, second]) await publishSample(site, id)
  const store = new FolderStore(site.root)
  const { text } = await createToken(store, { name: 'CI', remotes: ['*'], rights: ['preview'] }, 1)
  const app = createPublisher(site, readConfig({ SITE_DIR: site.root, LOG_LEVEL: 'silent' }))
  onTestFinished(() => app.close())
  const status = async () =>
    (await app.inject({ url: '/status', headers: { authorization: `Bearer ${text}` } })).json<unknown>()
  expect(await status()).toMatchObject({ number: 2, release: second })
  await truncate(releaseFile(site, second), 10)
  expect(await status()).toMatchObject({ error: { code: 'site-corrupt' } })
})
