import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'
import { sendBuild } from 'platform/client/send-build'
import { createPreviewServer } from 'platform/publisher/preview-server'
import { revokeToken } from 'platform/publisher/tokens'
import { pruneStore } from 'platform/replication/prune-store'
import { prune } from 'platform/store/prune'
import { readRelease, releaseFile } from 'platform/store/releases/release'
import { sampleEdition, smallerSample } from '../setup/sample-edition'
import { startPublisher } from './start-publisher'

const silent = () => {}

/** Serves the previews of a site; `faults` are those that it reports. */
async function startPreviews({ site, config }: Awaited<ReturnType<typeof startPublisher>>) {
  const faults: unknown[] = []
  const server = createPreviewServer(site, config, (fault) => faults.push(fault))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = (path: string, cookie = '') => fetch(url + path, { redirect: 'manual', headers: { cookie } })
  return { get, faults }
}

it('a check refuses a withdrawn release, and a preview of its builds says that a publish would be refused', async () => {
  const { token, live, succeeds } = await startPublisher()
  const { client } = await token()
  const { remote, version } = await sendBuild(client, await sampleEdition('Soon withdrawn'))
  const builds = { [remote]: version }
  await client.work('moves', { kind: 'publish', builds }, silent)
  const { id } = await live()
  expect(await succeeds('rollback', '--withdraw')).toContain('is live again')
  await expect(client.work('candidates', { builds }, silent)).rejects.toMatchObject({
    code: 'release-withdrawn',
  })
  const { lines } = await client.work('previews', { builds }, silent)
  expect(lines.join('\n')).toContain(`A publish would be refused: Release ${id} would be live again`)
})

it('a preview has a private address, and outlasts a prune', async () => {
  const own = await startPublisher()
  const { site, store, token, live } = own
  const { client } = await token(undefined, ['preview'])
  const before = (await live()).id
  const { remote, version } = await sendBuild(client, await sampleEdition('Only a preview'))
  const { preview = '', release } = await client.work('previews', { builds: { [remote]: version } }, silent)
  expect(preview).toMatch(/^https:\/\/preview\.college\.example\/preview\/[\w-]{32}$/)

  const { get, faults } = await startPreviews(own)
  const { pathname } = new URL(preview)
  const opened = await get(pathname)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/'])
  const cookie = opened.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  const [given = ''] = cookie.split(';')
  // Two hours later, when nothing that is unused is left.
  await prune(site, Date.now() + 2 * 3_600_000)
  const page = await get('/sample/one', given)
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  expect(await page.text()).toContain('Only a preview')
  const data = await get(`/assets/releases/${release}/pages/sample/one.json`, given)
  expect(data.status).toBe(200)
  for (const [path, other] of [
    ['/sample/one', ''],
    ['/sample/one', 'preview=../../live'],
    [`${pathname.slice(0, -1)}x`, ''],
  ] as const)
    expect([path, (await get(path, other)).status]).toEqual([path, 404])
  expect([(await live()).id, faults]).toEqual([before, []])

  const [key = ''] = await store.list('previews/')
  const kept = String(await store.get(key))
  expect(kept).not.toContain(pathname.split('/').at(-1))
  await store.delete(key)
  await store.put(key, Buffer.from(kept.replace(/"expires":"\d{4}/, '"expires":"2020')))
  expect((await get('/sample/one', given)).status).toBe(404)
  await prune(site, Date.now() + 2 * 3_600_000)
  await pruneStore(site)
  expect(await store.list('previews/')).toEqual([])
  expect(await readdir(site.releases)).not.toContain(`${release}.json`)
})

it('a preview whose token is revoked while it is made gets no address', async () => {
  const { store, token } = await startPublisher()
  const { client, id } = await token()
  const { remote, version } = await sendBuild(client, await sampleEdition('Soon revoked'))
  const making = client.work('previews', { builds: { [remote]: version } }, () => void revokeToken(store, id))
  await expect(making).rejects.toMatchObject({ code: 'token-refused' })
  expect(await store.list('previews/')).toEqual([])
})

it('a preview that cannot be read answers 503 in words, reports why, and comes back', async () => {
  const own = await startPublisher()
  const { client } = await own.token()
  const { remote, version } = await sendBuild(client, inject('sampleBuild'))
  const { preview = '' } = await client.work('previews', { builds: { [remote]: version } }, silent)
  const { get, faults } = await startPreviews(own)
  const { pathname } = new URL(preview)
  const [key = ''] = await own.store.list('previews/')
  const kept = await own.store.get(key)
  const keep = async (content: Buffer) => {
    await own.store.delete(key)
    await own.store.put(key, content)
  }
  await keep(Buffer.from('{'))
  const answer = await get(pathname)
  const { headers } = answer
  expect([answer.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    503,
    '30',
    'no-store',
  ])
  expect(await answer.text()).toContain('Please try again')
  expect(faults).toMatchObject([{ code: 'site-corrupt', message: expect.stringContaining(key) as string }])
  await keep(kept ?? Buffer.of())
  expect((await get(pathname)).status).toBe(303)
})

it('a preview is stored with the findings that a publish by force would accept: a shared store keeps the first copy of a release', async () => {
  const { site, token } = await startPublisher()
  const { client } = await token()
  const { version } = await sendBuild(client, await smallerSample())
  const { release } = await client.work('previews', { builds: { 'mf-sample': version } }, silent)
  const by = expect.stringContaining(`publish mf-sample@${version}, `) as string
  expect((await readRelease(site, release)).accepted).toMatchObject([{ check: 'vanished page', by }])
})

it('a preview of the live builds does not change the live release', async () => {
  const { site, token, live } = await startPublisher()
  const { client } = await token()
  const { id } = await live()
  const file = releaseFile(site, id)
  const accepted = [{ page: '/', check: 'a check', expected: 'this', found: 'that', by: 'publish --force' }]
  await writeFile(file, JSON.stringify({ ...(await live()), accepted }))
  const { remote, version } = await sendBuild(client, inject('sampleBuild'))
  const { release } = await client.work('previews', { builds: { [remote]: version } }, silent)
  expect(release).toBe(id)
  expect((await live()).accepted).toEqual(accepted)
})
