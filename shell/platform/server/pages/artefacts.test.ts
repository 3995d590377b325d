import { storeArtefacts } from '../../store/releases/artefacts'
import { publishSample } from '../../store/testing/sample-release'
import { servedSample } from '../testing/served-sample'

const islands = JSON.stringify({ 'footer.newsletter': 'the first of two releases' })

it('serves an artefact at the root while its release is live, and under its id as long as it is stored', async () => {
  const { app, site } = await servedSample()
  const artefacts = await storeArtefacts(site, { 'islands.json': islands })
  await publishSample(site, '2222222222222222', { artefacts })
  const live = await app.inject('/islands.json')
  expect([live.body, live.headers['cache-control']]).toEqual([islands, 'no-cache'])
  await publishSample(site, '3333333333333333', { artefacts: {} })
  expect((await app.inject('/islands.json')).statusCode).toBe(404)
  const { body, headers } = await app.inject('/assets/releases/2222222222222222/islands.json')
  expect(body).toBe(islands)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': expect.stringContaining('immutable') as string,
  })
})

it.each(['constructor', 'toString', '__proto__'])('has no artefact named %s', async (name) => {
  const { app, site } = await servedSample()
  expect((await app.inject(`/${name}`)).statusCode).toBe(404)
  await publishSample(site, '2222222222222222', { artefacts: {} })
  expect((await app.inject(`/${name}`)).statusCode).toBe(404)
  expect((await app.inject(`/assets/releases/2222222222222222/${name}`)).statusCode).toBe(404)
})
