import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastify from 'fastify'
import { readConfig } from '../../config'
import { SiteError } from '../../errors/site-error'
import { storeBuild } from '../../store/builds/build-store'
import { FolderStore } from '../../store/places/folder-store'
import { siteDirectory } from '../../store/places/site-directory'
import { sampleDist, writeManifest } from '../../store/testing/sample-dist'
import { publishSamplePage } from '../../store/testing/sample-release'
import { isStored, releaseFile } from '../../store/releases/release'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { createWebServer } from '../app'
import { followStore } from './follow-store'

it('gives a tab of another server a file that only the store has', async () => {
  const root = await temporaryFolder()
  const store = siteDirectory(join(root, 'store'))
  const dist = await sampleDist(root)
  await writeFile(join(dist, 'client/page-1a2b3c4d.js'), 'export {}')
  await writeManifest(dist)
  await storeBuild(store, dist)
  const settings = { SITE_DIR: join(root, 'site'), SITE_STORE: pathToFileURL(store.root).href }
  const app = await createWebServer(readConfig({ ...settings, LOG_LEVEL: 'silent' }))
  onTestFinished(() => app.close())
  expect((await app.inject('/assets/mf-sample/page-1a2b3c4d.js')).statusCode).toBe(200)
})

it('gives a tab the release that has just gone live, and none that is over and still in the store', async () => {
  const root = await temporaryFolder()
  const [site, store] = [siteDirectory(join(root, 'site')), siteDirectory(join(root, 'store'))]
  const app = fastify()
  await mkdir(store.root)
  const seek = await followStore(
    app,
    readConfig({ SITE_DIR: site.root, SITE_STORE: pathToFileURL(store.root).href }),
  )
  // Nothing follows the store any more.
  await app.close()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 8 * 24 * 3_600_000 })
  const ids: string[] = []
  for (let count = 0; count <= 10; count++) ids.push((await publishSamplePage(store, `Herbs ${count}`)).id)
  vi.useRealTimers()
  ids.push((await publishSamplePage(store, 'Just now')).id)
  for (const id of ids) await seek?.release(id)
  expect(ids.filter((id) => !isStored(site, id))).toEqual(ids.slice(0, 2))
})

it('asks only the store for an invented release: a site may have hundreds of moves to read', async () => {
  const root = await temporaryFolder()
  const [site, store] = [siteDirectory(join(root, 'site')), siteDirectory(join(root, 'store'))]
  // A read of the moves fails.
  for (const dir of [site.root, store.root]) await mkdir(dir)
  await writeFile(site.live, '')
  const app = fastify()
  onTestFinished(() => app.close())
  const settings = { SITE_DIR: site.root, SITE_STORE: pathToFileURL(store.root).href }
  const seek = await followStore(app, readConfig(settings))
  await expect(seek?.release('0123456789abcdef')).resolves.toBeUndefined()
})

it('gives a tab the release that is here in no move, if the newest of the store is corrupt', async () => {
  const root = await temporaryFolder()
  const [site, store] = [siteDirectory(join(root, 'site')), siteDirectory(join(root, 'store'))]
  const { id } = await publishSamplePage(store, 'Herbs')
  await writeFile(releaseFile(store, (await publishSamplePage(store, 'Mint')).id), '{')
  const app = fastify()
  onTestFinished(() => app.close())
  const settings = { SITE_DIR: site.root, SITE_STORE: pathToFileURL(store.root).href, LOG_LEVEL: 'silent' }
  await (await followStore(app, readConfig(settings)))?.release(id)
  expect(isStored(site, id)).toBe(true)
})

it('asks once for what is corrupt in the store, asks a lost store for five seconds at most, and says what is wrong', async () => {
  const root = await temporaryFolder()
  const store = new FolderStore(join(root, 'store'))
  // A build without its manifest.
  await store.put('builds/mf-sample/0123456789abcdef/client/page-1a2b3c4d.js', Buffer.of())
  const app = fastify()
  onTestFinished(() => app.close())
  const config = readConfig({ SITE_DIR: join(root, 'site'), SITE_STORE: pathToFileURL(store.root).href })
  const get = vi.spyOn(FolderStore.prototype, 'get')
  const seek = await followStore(app, config)
  const ask = () => seek?.file('mf-sample', 'page-1a2b3c4d.js')
  await expect(ask()).rejects.toMatchObject({ statusCode: 503, cause: { code: 'manifest-invalid' } })
  const asked = () => get.mock.calls.filter(([key]) => key.startsWith('builds/')).length
  expect(asked()).toBe(1)
  vi.useFakeTimers({ toFake: ['performance'] })
  get.mockImplementation(() => {
    vi.advanceTimersByTime(5001)
    throw new SiteError('store-unreachable', '', '')
  })
  await expect(ask()).rejects.toMatchObject({ cause: { code: 'store-unreachable' } })
  expect(asked()).toBe(2)
})
