import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { catchUp } from '../replication/catch-up'
import { uploadRelease } from '../replication/upload'
import { storeArtefacts } from '../store/releases/artefacts'
import { FolderStore } from '../store/places/folder-store'
import { corruptFiles } from '../store/releases/page-store'
import { movePointer } from '../store/moves/write-moves'
import { contentsOf, readRelease } from '../store/releases/release'
import { releaseId } from '../store/releases/release-id'
import { siteDirectory, type SiteDirectory } from '../store/places/site-directory'
import { publishSample, sampleRelease } from '../store/testing/sample-release'
import { temporarySite } from '../store/testing/temporary-site'
import { storeCandidate, writeRelease } from '../store/write-release'
import type { Candidate } from './candidate'
import { proveCandidate } from './gate'

const id = '1111111111111111'
let site: SiteDirectory
beforeEach(async () => void (site = await temporarySite()))

it('keeps a candidate that another process puts live while it is proven', async () => {
  await proveCandidate(site, { release: sampleRelease({ id }), changed: true } as Candidate, async () => {
    await publishSample(site, id, { origin: 'the live one' })
    return []
  })
  expect(await readRelease(site, id)).toMatchObject({ origin: 'the live one' })
})

describe('a release that is made again', () => {
  const parts = { origin: 'http://college.test', builds: {}, pages: {} }
  const again = releaseId(parts)
  let store: FolderStore
  let mirror: SiteDirectory
  beforeEach(async () => {
    const { root } = site
    store = new FolderStore(join(root, 'store'))
    site = siteDirectory(join(root, 'site'), store)
    mirror = siteDirectory(join(root, 'mirror'), store)
    await mkdir(site.pages, { recursive: true })
  })

  /** The same release of each day has another sitemap. */
  const madeOn = async (day: string) =>
    sampleRelease({ ...parts, id: again, artefacts: await storeArtefacts(site, { 'sitemap.xml': day }) })

  async function reachesMirror() {
    await movePointer(site, { release: again, why: 'publish' }, 0)
    await catchUp(mirror)
    expect(await corruptFiles(mirror, contentsOf(await readRelease(mirror, again)))).toEqual([])
  }

  it('reaches other machines if it was checked on one day, and previewed and published on later ones', async () => {
    await storeCandidate(site, await madeOn('Monday'))
    const preview = await madeOn('Tuesday')
    await storeCandidate(site, preview)
    await uploadRelease(site, preview.id)
    await writeRelease(site, await madeOn('Wednesday'))
    await uploadRelease(site, again)
    await reachesMirror()
  })

  it('reaches other machines if a prune left its preview in the store without the sitemap', async () => {
    const preview = await madeOn('Monday')
    await writeRelease(site, preview)
    await uploadRelease(site, again)
    for (const key of await store.list('pages/')) await store.delete(key)
    await writeRelease(site, await madeOn('Tuesday'))
    await uploadRelease(site, again)
    await reachesMirror()
  })
})
