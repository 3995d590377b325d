import { mkdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { catchUp } from '../replication/catch-up'
import { uploadRelease } from '../replication/upload'
import { storeArtefacts } from '../store/releases/artefacts'
import { FolderStore } from '../store/places/folder-store'
import { corruptFiles } from '../store/releases/page-store'
import { movePointer } from '../store/moves/pointer'
import { prune } from '../store/prune'
import { contentsOf, isStored, readRelease, releaseFile } from '../store/releases/release'
import { releaseId } from '../store/releases/release-id'
import { siteDirectory, type SiteDirectory } from '../store/places/site-directory'
import { publishSample, sampleRelease } from '../store/testing/sample-release'
import { temporarySite } from '../store/testing/temporary-site'
import type { Candidate } from './candidate'
import { keepCandidate, proveCandidate, storeCandidate, writeRelease } from './publish'

const id = '1111111111111111'
const release = sampleRelease({ id })
let site: SiteDirectory
beforeEach(async () => void (site = await temporarySite()))

it('keeps a candidate that another process puts live while it is proven', async () => {
  await proveCandidate(site, { release, changed: true } as Candidate, async () => {
    await publishSample(site, id, { origin: 'the live one' })
    return []
  })
  expect(await readRelease(site, id)).toMatchObject({ origin: 'the live one' })
})

it('keeps a candidate that was stored earlier from a prune, and as it is', async () => {
  await publishSample(site, '2222222222222222')
  await storeCandidate(site, sampleRelease({ id, origin: 'the first' }))
  await utimes(releaseFile(site, id), 0, 0)
  await storeCandidate(site, release)
  await prune(site, Date.now())
  expect(await readRelease(site, id)).toMatchObject({ origin: 'the first' })
  await prune(site, Date.now() + 2 * 3_600_000)
  expect(isStored(site, id)).toBe(false)
})

it('keeps a candidate that is shown for hours from the prunes of others', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await storeCandidate(site, release)
  keepCandidate(site, release)
  await utimes(releaseFile(site, id), 0, 0)
  vi.advanceTimersByTime(3_600_000)
  await expect.poll(async () => (await stat(releaseFile(site, id))).mtimeMs).toBeGreaterThan(0)
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
