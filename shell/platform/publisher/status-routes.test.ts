import { truncate } from 'node:fs/promises'
import { releaseFile } from '../store/releases/release'
import { publishSample } from '../store/testing/sample-release'
import { samplePublisher } from './testing/sample-publisher'

it('says that nothing is live without naming the folder of the site', async () => {
  const { site, app, newToken } = await samplePublisher()
  const { body } = await app.inject({ url: '/status', headers: (await newToken()).headers })
  expect(body).toContain('Nothing is published on this site yet.')
  expect(body).not.toContain(site.root)
})

it('names a corrupt live release, and reports no earlier one as live', async () => {
  const { site, app, newToken } = await samplePublisher()
  const [first, second] = ['1111111111111111', '2222222222222222']
  for (const id of [first, second]) await publishSample(site, id)
  const { headers } = await newToken()
  const status = async () => (await app.inject({ url: '/status', headers })).json<unknown>()
  expect(await status()).toMatchObject({ number: 2, release: second })
  await truncate(releaseFile(site, second), 10)
  expect(await status()).toMatchObject({ error: { code: 'site-corrupt' } })
})
