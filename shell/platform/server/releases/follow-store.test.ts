import { manifestFile } from 'contract/manifest'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastify from 'fastify'
import { readConfig } from '../../config'
import { SiteError } from '../../errors/site-error'
import { storeBuild } from '../../store/builds/build-store'
import { FolderStore } from '../../store/places/folder-store'
import { servedFiles } from '../../store/builds/served-files'
import { siteDirectory } from '../../store/places/site-directory'
import { sampleManifest } from '../../store/testing/sample-build'
import { publishSamplePage } from '../../store/testing/sample-release'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { createWebServer } from '../app'
import { followStore } from './follow-store'

/** A build of one file for browsers. */
async function writeDist(dist: string): Promise<string> {
  for (const file of ['client/page-1a2b3c4d.js', 'server/sample-page.js']) {
    await mkdir(join(dist, file, '..'), { recursive: true })
    await writeFile(join(dist, file), 'export {}')
  }
  const files = await servedFiles(join(dist, 'client'))
  await writeFile(join(dist, manifestFile), JSON.stringify(sampleManifest({ files })))
  return dist
}

it('gives a tab of another server what only the store has', async () => {
  const root = await temporaryFolder()
  const store = siteDirectory(join(root, 'store'))
  const { id } = await publishSamplePage(store, 'Herbs')
  await storeBuild(store, await writeDist(join(root, 'dist')))
  // Without a move, there is nothing to follow.
  await rm(store.live, { recursive: true })
  const settings = { SITE_DIR: join(root, 'site'), SITE_STORE: pathToFileURL(store.root).href }
  const app = await createWebServer(readConfig({ ...settings, LOG_LEVEL: 'silent' }))
  onTestFinished(() => app.close())
  for (const address of [`releases/${id}/pages/index.json`, 'mf-sample/page-1a2b3c4d.js'])
    expect([address, (await app.inject(`/assets/${address}`)).statusCode]).toEqual([address, 200])
})

it('asks once for what is corrupt in the store, asks a lost store for five seconds at most, and says what is wrong', async () => {
  const root = await temporaryFolder()
  const store = new FolderStore(join(root, 'store'))
  const id = '0123456789abcdef'
  await store.put(`releases/${id}.json`, Buffer.from('{}'))
  const app = fastify()
  onTestFinished(() => app.close())
  const config = readConfig({ SITE_DIR: join(root, 'site'), SITE_STORE: pathToFileURL(store.root).href })
  const get = vi.spyOn(FolderStore.prototype, 'get')
  onTestFinished(() => get.mockRestore())
  const seek = await followStore(app, config)
  await expect(seek?.release(id)).rejects.toMatchObject({ statusCode: 503, cause: { code: 'store-corrupt' } })
  const asked = () => get.mock.calls.filter(([key]) => key.startsWith('releases/')).length
  expect(asked()).toBe(1)
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  get.mockImplementation(() => {
    vi.advanceTimersByTime(5001)
    throw new SiteError('store-unreachable', '', '')
  })
  await expect(seek?.release(id)).rejects.toMatchObject({ cause: { code: 'store-unreachable' } })
  expect(asked()).toBe(2)
})
