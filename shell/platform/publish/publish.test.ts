import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prune } from '../store/prune'
import { isStored, readRelease, releaseFile } from '../store/release'
import { siteDirectory, type SiteDirectory } from '../store/site-directory'
import { publishSample, sampleRelease } from '../store/testing/sample-release'
import type { Candidate } from './candidate'
import { proveCandidate, storeCandidate } from './publish'

const id = '1111111111111111'
const release = sampleRelease({ id })
let site: SiteDirectory
beforeEach(async () => {
  site = siteDirectory(await mkdtemp(join(tmpdir(), 'publish-')))
})
afterEach(() => rm(site.root, { recursive: true }))

it('keeps a candidate that another process puts live while it is proven', async () => {
  const findings = await proveCandidate(site, { release } as Candidate, async () => {
    await publishSample(site, id, { origin: 'the live one' })
    return []
  })
  expect(findings).toEqual([])
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
