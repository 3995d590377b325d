import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seed } from '../replication/seed'
import { FolderStore } from '../store/places/folder-store'
import { liveMove } from '../store/moves/pointer'
import { movePointer } from '../store/moves/write-moves'
import { releaseFile } from '../store/releases/release'
import { temporaryFolder, temporarySite } from '../store/testing/temporary-site'
import { rollbackRelease } from './rollback'
import type { SiteDirectory } from '../store/places/site-directory'
import { publishSample, sampleRelease, sampleReleasePage } from '../store/testing/sample-release'

const [first, second, third] = ['1111111111111111', '2222222222222222', '3333333333333333'] as const
let site: SiteDirectory
beforeEach(async () => {
  site = await temporarySite()
  for (const id of [first, second, third]) await publishSample(site, id)
})

const isLive = async (id: string) => expect(await liveMove(site)).toMatchObject({ release: id })

it('leads away from a corrupt live release', async () => {
  await writeFile(releaseFile(site, third), '')
  expect(await rollbackRelease(site, undefined)).toMatchObject({ id: second })
  await isLive(second)
})

it('leads away from a corrupt pointer, and skips it later', async () => {
  await writeFile(join(site.live, '000003.json'), '')
  expect(await rollbackRelease(site, undefined)).toMatchObject({ id: second })
  expect(await rollbackRelease(site, undefined)).toMatchObject({ id: first })
  await isLive(first)
})

it('never leads to a corrupt release', async () => {
  await writeFile(releaseFile(site, second), '{"id":2}')
  await expect(rollbackRelease(site, undefined)).rejects.toMatchObject({
    code: 'site-corrupt',
    message: expect.stringContaining(`${releaseFile(site, second)} breaks the contract:\n  id: `) as string,
    fix: expect.stringContaining('rollback ID') as string,
  })
  await isLive(third)
})

it('never leads to a release without its pages', async () => {
  const gone = '4444444444444444'
  await publishSample(site, gone, { pages: { '/about': sampleReleasePage({ html: '0a1b.html' }) } })
  await publishSample(site, first)
  await expect(rollbackRelease(site, gone)).rejects.toMatchObject({
    code: 'site-corrupt',
    message: expect.stringContaining(`${join(site.pages, '0a1b.html')} of /about`) as string,
  })
  await isLive(first)
})

it.each(['../live/000001', 'mf-nothing', 'constructor', ''])('takes %j for no release', async (name) => {
  await expect(rollbackRelease(site, name)).rejects.toMatchObject({ code: 'release-unknown' })
  await isLive(third)
})

it('is refused if a publish comes first: it would go back to the release that had to go', async () => {
  const [fourth, store] = ['4444444444444444', new FolderStore(site.root)]
  vi.spyOn(store, 'put').mockImplementationOnce(async () => {
    await publishSample(site, fourth)
    return false
  })
  const rollback = rollbackRelease({ ...site, store }, undefined, { withdraw: true })
  await expect(rollback).rejects.toMatchObject({ code: 'site-moved' })
  await isLive(fourth)
})

it('shares a release that a seed has left out and that is whole again', async () => {
  const store = new FolderStore(await temporaryFolder())
  const whole = await readFile(releaseFile(site, second))
  await writeFile(releaseFile(site, second), '')
  await seed({ ...site, store })
  await writeFile(releaseFile(site, second), whole)
  await rollbackRelease({ ...site, store }, second)
  expect(await store.list('releases/')).toContain(`releases/${second}.json`)
})

describe('a stored release that was never live', () => {
  const candidate = '4444444444444444'
  beforeEach(() => writeFile(releaseFile(site, candidate), JSON.stringify(sampleRelease({ id: candidate }))))

  it('is refused: the checks may have found faults in it', async () => {
    await expect(rollbackRelease(site, candidate, { force: true })).rejects.toMatchObject({
      code: 'release-unknown',
      message: expect.stringContaining(`no move to release ${candidate}`) as string,
    })
    await isLive(third)
  })

  it('is accepted if a corrupt move may have named it', async () => {
    await writeFile(join(site.live, '000002.json'), '')
    await rollbackRelease(site, candidate, { withdraw: true })
    expect(await liveMove(site)).toMatchObject({ release: candidate, withdraws: [third] })
  })
})

describe('with --withdraw', () => {
  const withdraw = true

  it('withdraws the release that it leaves, and skips it later', async () => {
    await rollbackRelease(site, undefined, { withdraw })
    expect(await liveMove(site)).toMatchObject({ release: second, withdraws: [third] })
    const fourth = '4444444444444444'
    await publishSample(site, third)
    await publishSample(site, fourth)
    await movePointer(site, { release: fourth, why: 'rollback', withdraws: [third] }, 6)
    expect(await rollbackRelease(site, undefined)).toMatchObject({ id: second })
  })

  it('withdraws every release that was live since its target', async () => {
    await rollbackRelease(site, first, { withdraw })
    expect(await liveMove(site)).toMatchObject({ release: first, withdraws: [second, third] })
  })

  it('leads to a withdrawn release only by force, which lifts the withdrawal', async () => {
    await rollbackRelease(site, undefined, { withdraw })
    await expect(rollbackRelease(site, third)).rejects.toMatchObject({
      code: 'release-withdrawn',
      fix: expect.stringContaining(`rollback ${third} --force`) as string,
    })
    await isLive(second)
    await rollbackRelease(site, third, { force: true })
    await rollbackRelease(site, second)
    await rollbackRelease(site, third)
    await isLive(third)
  })
})
