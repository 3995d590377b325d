import { movePointer } from '../../store/moves/write-moves'
import { publishPages } from '../testing/sample-site'
import { servedSample } from '../testing/served-sample'

const first = '1111111111111111'
const second = '2222222222222222'
const dataOf = (release: string, page = 'about') => `/assets/releases/${release}/pages/${page}.json`

it('is revalidated at each use, and served while its release may be shown', async () => {
  const { app, site } = await servedSample()
  await publishPages(site, second, 'second ')
  for (const release of [first, second]) {
    const { statusCode, headers } = await app.inject(dataOf(release))
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  }
  expect((await app.inject(dataOf(second, 'nowhere'))).statusCode).toBe(404)
})

it('of a withdrawn release is gone at the next request', async () => {
  const { url, site } = await servedSample()
  await publishPages(site, second, 'second ')
  // Twice: the second answer comes from the memory.
  for (let request = 0; request < 2; request++) expect((await fetch(url + dataOf(second))).status).toBe(200)
  await movePointer(site, { release: first, why: 'rollback', withdraws: [second] }, 2)
  const { status, headers } = await fetch(url + dataOf(second))
  expect([status, headers.get('cache-control')]).toEqual([410, 'no-store'])
  expect((await fetch(url + dataOf(first))).status).toBe(200)
})

it('of a release that is not stored is gone', async () => {
  const { app } = await servedSample()
  expect((await app.inject(dataOf('0000000000000000'))).statusCode).toBe(410)
})
