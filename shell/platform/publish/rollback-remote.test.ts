import { rm } from 'node:fs/promises'
import { releaseFile } from '../store/release'
import type { SiteDirectory } from '../store/site-directory'
import { publishSample } from '../store/testing/sample-release'
import { temporarySite } from '../store/testing/temporary-site'
import { releasesWithLive, rollbackRemote } from './rollback-remote'

const [first, second, third] = ['1111111111111111', '2222222222222222', '3333333333333333'] as const

let site: SiteDirectory
beforeEach(async () => void (site = await temporarySite()))

it('without an earlier version, says what a team without the site can look at', async () => {
  await publishSample(site, first, { builds: { 'mf-herbs': '0123456789abcdef' } })
  await expect(rollbackRemote(site, 'mf-herbs', 'https://college.example')).rejects.toMatchObject({
    code: 'release-unknown',
    fix: expect.stringContaining('npx --no remote status --to') as string,
  })
})

it('does not skip a release that cannot be read: it may hold the version before', async () => {
  for (const [index, id] of [first, second, third].entries())
    await publishSample(site, id, { builds: { 'mf-herbs': `${index}`.repeat(16) } })
  await rm(releaseFile(site, second))
  await expect(rollbackRemote(site, 'mf-herbs', 'https://college.example')).rejects.toThrow(second)
})

it('withdraws the releases with the live version of a remote, and none if the remote is not live', async () => {
  await publishSample(site, first)
  await publishSample(site, second, { builds: { 'mf-herbs': '1' } })
  expect(await releasesWithLive(site, 'mf-herbs')).toEqual([second])
  await publishSample(site, third)
  expect(await releasesWithLive(site, 'mf-herbs')).toEqual([])
})
