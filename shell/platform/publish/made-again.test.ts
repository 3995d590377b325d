import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catchUp } from '../replication/catch-up'
import { uploadRelease } from '../replication/upload'
import { storeArtefacts } from '../store/artefacts'
import { FolderStore } from '../store/folder-store'
import { corruptFiles } from '../store/page-store'
import { movePointer } from '../store/pointer'
import { contentsOf, readRelease } from '../store/release'
import { releaseId } from '../store/release-id'
import { siteDirectory, type SiteDirectory } from '../store/site-directory'
import { sampleRelease } from '../store/testing/sample-release'
import { storeCandidate, writeRelease } from './publish'

const parts = { origin: 'http://college.test', builds: {}, pages: {} }
const id = releaseId(parts)
let store: FolderStore
let site: SiteDirectory
let mirror: SiteDirectory
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'made-again-'))
  store = new FolderStore(join(root, 'store'))
  site = siteDirectory(join(root, 'site'), store)
  mirror = siteDirectory(join(root, 'mirror'), store)
  await mkdir(site.pages, { recursive: true })
  return () => rm(root, { recursive: true })
})

/** The same release of each day has another sitemap. */
const madeOn = async (day: string) =>
  sampleRelease({ ...parts, id, artefacts: await storeArtefacts(site, { 'sitemap.xml': day }) })

async function reachesMirror() {
  await movePointer(site, { release: id, why: 'publish' }, 0)
  await catchUp(mirror)
  expect(await corruptFiles(mirror, contentsOf(await readRelease(mirror, id)))).toEqual([])
}

it('reaches other machines if it was checked on one day, and previewed and published on later ones', async () => {
  await storeCandidate(site, await madeOn('Monday'))
  const preview = await madeOn('Tuesday')
  await storeCandidate(site, preview)
  await uploadRelease(site, preview.id)
  await writeRelease(site, await madeOn('Wednesday'))
  await uploadRelease(site, id)
  await reachesMirror()
})

it('reaches other machines if a prune left its preview in the store without the sitemap', async () => {
  const preview = await madeOn('Monday')
  await writeRelease(site, preview)
  await uploadRelease(site, id)
  for (const key of await store.list('pages/')) await store.delete(key)
  await writeRelease(site, await madeOn('Tuesday'))
  await uploadRelease(site, id)
  await reachesMirror()
})
