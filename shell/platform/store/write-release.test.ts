import { stat, utimes } from 'node:fs/promises'
import type { SiteDirectory } from './places/site-directory'
import { prune } from './prune'
import { isStored, readRelease, releaseFile } from './releases/release'
import { publishSample, sampleRelease, sampleReleasePage } from './testing/sample-release'
import { temporarySite } from './testing/temporary-site'
import { keepCandidate, storeCandidate, writeRelease } from './write-release'

const id = '1111111111111111'
const release = sampleRelease({ id })
let site: SiteDirectory
beforeEach(async () => void (site = await temporarySite()))

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
  await storeCandidate(site, release)
  keepCandidate(site, () => release)
  await utimes(releaseFile(site, id), 0, 0)
  vi.advanceTimersByTime(3_600_000)
  await expect.poll(async () => (await stat(releaseFile(site, id))).mtimeMs).toBeGreaterThan(0)
})

it('stores no release that every prune would have to read for seconds', async () => {
  const ids = Array.from({ length: 20 }, () => 'x'.repeat(1_000_000))
  const large = { ...release, pages: { '/herbs': sampleReleasePage({ ids }) } }
  await expect(writeRelease(site, large)).rejects.toMatchObject({
    code: 'check-failed',
    message: expect.stringContaining('expected at most 20000000 characters') as string,
  })
  expect(isStored(site, id)).toBe(false)
})
