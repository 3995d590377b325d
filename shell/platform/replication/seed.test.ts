import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderStore } from '../store/places/folder-store'
import { moveKey } from '../store/moves/pointer'
import { releaseFile } from '../store/releases/release'
import { siteDirectory, type SiteDirectory } from '../store/places/site-directory'
import { publishSamplePage } from '../store/testing/sample-release'
import { temporaryFolder } from '../store/testing/temporary-site'
import { seed } from './seed'

let site: SiteDirectory
let store: FolderStore
beforeEach(async () => {
  const root = await temporaryFolder()
  store = new FolderStore(join(root, 'store'))
  site = siteDirectory(join(root, 'site'))
})

const publishPage = (words: string) => publishSamplePage(site, words)
const seeded = () => seed({ ...site, store })

it('leaves out earlier releases with a corrupt or missing file, and names each', async () => {
  const [first, second, third] = [await publishPage('1'), await publishPage('2'), await publishPage('3')]
  const fourth = await publishPage('4')
  await truncate(join(site.pages, first.html))
  await writeFile(releaseFile(site, second.id), 'scratched')
  await rm(releaseFile(site, third.id))
  const { moves, leftOut } = await seeded()
  expect([moves, leftOut.map(({ message }) => message)]).toEqual([
    4,
    [
      expect.stringMatching(`^1 file missing or corrupt in release ${first.id}:\n.*${first.html}`),
      expect.stringContaining(second.id),
      `There is no release ${third.id}.`,
    ],
  ])
  expect(await store.list('releases/')).toEqual([`releases/${fourth.id}.json`])
  expect(await store.get(`pages/${first.html}`)).toBeUndefined()
})

it('refuses a corrupt live release, and puts nothing into the store', async () => {
  await publishPage('1')
  const { html } = await publishPage('2')
  await truncate(join(site.pages, html))
  await expect(seeded()).rejects.toMatchObject({ code: 'site-corrupt', fix: 'Each line names its fix.' })
  expect(await store.list('')).toEqual([])
})

it('goes on where a lost connection has stopped it', async () => {
  for (const words of ['1', '2', '3']) await publishPage(words)
  const { put } = store
  const cut = vi.spyOn(store, 'put').mockImplementation((key, content) => {
    if (key === moveKey(3)) throw new Error('The connection is lost.')
    return put.call(store, key, content)
  })
  await expect(seeded()).rejects.toThrow('The connection is lost.')
  cut.mockRestore()
  await seeded()
  expect(await store.list('live/')).toEqual([1, 2, 3].map(moveKey))
})

it('refuses the store of another site, or one that is complete', async () => {
  await publishPage('1')
  await seeded()
  await expect(seeded()).rejects.toThrow('The shared store holds a site already.')
  await publishPage('2')
  await writeFile(join(site.root, moveKey(1)), 'another')
  await expect(seeded()).rejects.toMatchObject({ code: 'usage' })
})

it('refuses a folder without a site', async () => {
  await expect(seeded()).rejects.toMatchObject({
    code: 'release-unknown',
    message: expect.stringContaining(site.root) as string,
  })
})
