import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderStore } from '../store/folder-store'
import { releaseFile, type Release } from '../store/release'
import { releaseId } from '../store/release-id'
import { siteDirectory, type SiteDirectory } from '../store/site-directory'
import { sampleRelease } from '../store/testing/sample-release'
import { temporaryFolder } from '../store/testing/temporary-site'
import { uploadRelease } from './upload'

const [monday, wednesday] = ['1111111111111111.xml', '3333333333333333.xml']
let root: string
let site: SiteDirectory
let store: FolderStore
beforeEach(async () => {
  root = await temporaryFolder()
  store = new FolderStore(join(root, 'store'))
  site = siteDirectory(join(root, 'site'), store)
  for (const dir of [site.releases, site.pages]) await mkdir(dir, { recursive: true })
  for (const name of [monday, wednesday]) await writeFile(join(site.pages, name), name)
})

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

it('uploads a file that the live release has here and not in the store, where an earlier one has its id', async () => {
  await uploadRelease(site, (await releaseWith('first', monday)).id)
  const live = await releaseWith('first', wednesday)
  expect(await store.list('pages/')).toEqual([`pages/${monday}`])
  await uploadRelease(site, (await releaseWith('second', wednesday)).id, live)
  expect(await store.list('pages/')).toEqual([`pages/${monday}`, `pages/${wednesday}`])
})

it('uploads no file again that the live release of the store holds', async () => {
  const live = await releaseWith('first', monday)
  await uploadRelease(site, live.id)
  const put = vi.spyOn(store, 'put')
  const { id } = await releaseWith('second', monday)
  await uploadRelease(site, (await releaseWith('second', monday)).id, live)
  expect(put.mock.calls.map(([key]) => key)).toEqual([`releases/${id}.json`])
})

it('uploads every file if the live release of the store is corrupt', async () => {
  const live = await releaseWith('first', monday)
  await store.put(`releases/${live.id}.json`, Buffer.from('scratched'))
  await uploadRelease(site, (await releaseWith('second', monday)).id, live)
  expect(await store.list('pages/')).toEqual([`pages/${monday}`])
})
