import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile } from 'contract/manifest'
import { movePointer } from '../store/moves/write-moves'
import { releaseFile } from '../store/releases/release'
import { buildDirectory, type SiteDirectory } from '../store/places/site-directory'
import { sampleManifest } from '../store/testing/sample-build'
import { publishSample } from '../store/testing/sample-release'
import { temporarySite } from '../store/testing/temporary-site'
import { releasesWithLive, rollbackRemote } from './rollback-remote'

const [first, second, third] = ['1111111111111111', '2222222222222222', '3333333333333333'] as const

/** It stores no whole build: a rollback fails at the build that it chooses. */
let site: SiteDirectory
beforeEach(async () => void (site = await temporarySite()))

const rollback = () => rollbackRemote(site, 'mf-herbs', undefined)

/** The versions 00…, 11… and 22… of a remote, each in a release of its own. */
async function publishVersions(): Promise<void> {
  for (const [index, id] of [first, second, third].entries())
    await publishSample(site, id, { builds: { 'mf-herbs': `${index}`.repeat(16) } })
}

it('without an earlier version, says what a team without the site can look at', async () => {
  await publishSample(site, first, { builds: { 'mf-herbs': '0123456789abcdef' } })
  await expect(rollback()).rejects.toMatchObject({
    code: 'release-unknown',
    message: expect.stringContaining('a prune has deleted it') as string,
    fix: expect.stringContaining('npx --no remote status --to') as string,
  })
})

it('does not skip a release that cannot be read: it may hold the version before', async () => {
  await publishVersions()
  await rm(releaseFile(site, second))
  await expect(rollback()).rejects.toThrow(second)
})

it('skips a version whose release was withdrawn', async () => {
  await publishVersions()
  await movePointer(site, { release: first, why: 'rollback', withdraws: [second, third] }, 3)
  await publishSample(site, '4444444444444444', { builds: { 'mf-herbs': '2'.repeat(16) } })
  await expect(rollback()).rejects.toThrow('mf-herbs/0000000000000000')
})

it('refuses a version whose build is not as it was stored', async () => {
  await publishVersions()
  const dir = buildDirectory(site, 'mf-herbs', '1'.repeat(16))
  await mkdir(dir, { recursive: true })
  await writeFile(join(dir, manifestFile), JSON.stringify(sampleManifest({ name: 'mf-herbs' })))
  await expect(rollback()).rejects.toThrow('mf-herbs@1111111111111111: expected the build as it was stored')
})

it('chooses the last version of a remote that was taken off', async () => {
  await publishSample(site, first)
  await publishSample(site, second, { builds: { 'mf-herbs': '0'.repeat(16) } })
  await publishSample(site, third)
  await expect(rollback()).rejects.toThrow('mf-herbs/0000000000000000')
})

it('withdraws the releases with the live version of a remote, and none if the remote is not live', async () => {
  await publishSample(site, first)
  await publishSample(site, second, { builds: { 'mf-herbs': '1' } })
  expect(await releasesWithLive(site, 'mf-herbs')).toEqual([second])
  await publishSample(site, third)
  expect(await releasesWithLive(site, 'mf-herbs')).toEqual([])
})
