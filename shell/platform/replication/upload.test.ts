import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endings } from '../files/compress'
import { FolderStore } from '../store/places/folder-store'
import { storeContent } from '../store/releases/page-store'
import { releaseFile, type Release } from '../store/releases/release'
import { releaseId } from '../store/releases/release-id'
import { siteDirectory, type SiteDirectory } from '../store/places/site-directory'
import { sampleRelease } from '../store/testing/sample-release'
import { temporaryFolder } from '../store/testing/temporary-site'
import { uploadRelease } from './upload'

let monday: string
let wednesday: string
let site: SiteDirectory
let store: FolderStore
beforeEach(async () => {
  const root = await temporaryFolder()
  store = new FolderStore(join(root, 'store'))
  site = siteDirectory(join(root, 'site'), store)
  for (const dir of [site.releases, site.pages]) await mkdir(dir, { recursive: true })
  monday = await storeContent(site, 'Monday', 'xml')
  wednesday = await storeContent(site, 'Wednesday', 'xml')
})

/** The keys of the contents `names`. */
const keysOf = (...names: string[]) =>
  names.flatMap((name) => endings.map((ending) => `pages/${name}${ending}`)).toSorted()

/** A release of this folder. Its id does not depend on the sitemap. */
async function releaseWith(origin: string, sitemap: string): Promise<Release> {
  const parts = { origin, builds: {}, pages: {} }
  const release = sampleRelease({
    ...parts,
    id: releaseId(parts),
    artefacts: { 'sitemap.xml': sitemap },
  })
  await writeFile(releaseFile(site, release.id), JSON.stringify(release))
  return release
}

it('uploads a file that the live release has here and not in the store, because an earlier one there has its id', async () => {
  await uploadRelease(site, (await releaseWith('first', monday)).id)
  const live = await releaseWith('first', wednesday)
  expect(await store.list('pages/')).toEqual(keysOf(monday))
  await uploadRelease(site, (await releaseWith('second', wednesday)).id, live)
  expect(await store.list('pages/')).toEqual(keysOf(monday, wednesday))
})

it('uploads no file again that the live release of the store holds', async () => {
  const live = await releaseWith('first', monday)
  await uploadRelease(site, live.id)
  const put = vi.spyOn(store, 'put')
  const { id } = await releaseWith('second', monday)
  await uploadRelease(site, id, live)
  expect(put.mock.calls.map(([key]) => key)).toEqual([`releases/${id}.json`])
})

it('uploads every file if the live release of the store is corrupt', async () => {
  const live = await releaseWith('first', monday)
  await store.put(`releases/${live.id}.json`, Buffer.from('scratched'))
  await uploadRelease(site, (await releaseWith('second', monday)).id, live)
  expect(await store.list('pages/')).toEqual(keysOf(monday))
})

it('refuses a release of which a file is lost here: the store would have half of it', async () => {
  const { id } = await releaseWith('first', monday)
  await rm(join(site.pages, `${monday}.br`))
  await expect(uploadRelease(site, id)).rejects.toMatchObject({
    code: 'site-corrupt',
    message: expect.stringContaining(monday) as string,
  })
  expect(await store.list('')).toEqual([])
})
