import { readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { movePointer } from '../../store/moves/pointer'
import { releaseFile } from '../../store/releases/release'
import type { SiteDirectory } from '../../store/places/site-directory'
import { publishSample } from '../../store/testing/sample-release'
import { temporarySite } from '../../store/testing/temporary-site'
import { LiveRelease } from './live-release'

const [first, second, third] = ['1111111111111111', '2222222222222222', '3333333333333333'] as const
let site: SiteDirectory
beforeEach(async () => {
  site = await temporarySite()
  await publishSample(site, first)
})

it('keeps its release while the live one is corrupt, reports that once, and follows the next', async () => {
  const faults: unknown[] = []
  const live = new LiveRelease(site, (fault) => faults.push(fault))
  expect(await live.current()).toMatchObject({ id: first })
  await publishSample(site, second)
  await writeFile(releaseFile(site, second), '')
  for (let request = 0; request < 2; request++) expect(await live.current()).toMatchObject({ id: first })
  expect(faults).toMatchObject([{ code: 'site-corrupt' }])
  await publishSample(site, third)
  expect(await live.current()).toMatchObject({ id: third })
  const kept = { builds: {}, forms: {} }
  expect(await live.recent()).toEqual([kept, kept])
})

it('reveals nothing about the machine if it has no release', async () => {
  await writeFile(releaseFile(site, first), '')
  await expect(new LiveRelease(site, () => {}).current()).rejects.toMatchObject({
    message: 'The live release cannot be read.',
    cause: { code: 'site-corrupt' },
  })
})

it('never replaces a newer release with an older one that took longer to read', async () => {
  const live = new LiveRelease(site, () => {})
  await live.current()
  await publishSample(site, second)
  const slow = live.current()
  await publishSample(site, third)
  expect(await live.current()).toMatchObject({ id: third })
  await slow
  expect(live.latest).toMatchObject({ id: third })
})

it('follows a pointer whose folder was emptied and restored to the same number', async () => {
  const live = new LiveRelease(site, () => {})
  expect(await live.current()).toMatchObject({ id: first })
  await rm(site.live, { recursive: true })
  expect(await live.current()).toMatchObject({ id: first })
  await publishSample(site, second)
  expect(await live.current()).toMatchObject({ id: second })
})

it('does not read the pointer again while its folder does not change, even if a clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const faults: unknown[] = []
  const live = new LiveRelease(site, (fault) => faults.push(fault))
  const future = new Date(Date.now() + 3_600_000)
  await utimes(site.live, future, future)
  await live.current()
  vi.advanceTimersByTime(1001)
  await live.current()
  const move = join(site.live, '000001.json')
  const whole = await readFile(move)
  await writeFile(move, 'corrupt')
  expect(await live.current()).toMatchObject({ id: first })
  expect(faults).toEqual([])
  await writeFile(move, whole)
  await publishSample(site, second)
  expect(await live.current()).toMatchObject({ id: second })
})

describe('a release that is over', () => {
  const minute = 60_000
  let now: number
  let live: LiveRelease
  beforeEach(() => {
    now = Date.now()
    live = new LiveRelease(
      site,
      () => {},
      () => now,
    )
  })

  it('was replaced 25 minutes ago, and is not live again', async () => {
    await publishSample(site, second)
    now += 24 * minute
    expect(await live.isOver(first)).toBe(false)
    now += 2 * minute
    expect(await live.isOver(first)).toBe(true)
    expect(await live.isOver(second)).toBe(false)
    await publishSample(site, first)
    expect(await live.isOver(first)).toBe(false)
  })

  it('was withdrawn, however many are published since', async () => {
    await publishSample(site, second)
    expect(await live.isOver(second)).toBe(false)
    await movePointer(site, { release: first, why: 'rollback', withdraws: [second] }, 2)
    expect(await live.isOver(second)).toBe(true)
    await publishSample(site, third)
    expect(await live.isOver(second)).toBe(true)
    expect(await live.isOver(first)).toBe(false)
  })

  it('is not a release that was never live, such as a preview', async () => {
    now += 1e9
    expect(await live.isOver(third)).toBe(false)
  })
})
