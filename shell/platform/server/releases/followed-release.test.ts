import { readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { movePointer } from '../../store/moves/write-moves'
import { readRelease, releaseFile } from '../../store/releases/release'
import type * as Releases from '../../store/releases/release'
import type { SiteDirectory } from '../../store/places/site-directory'
import { publishSample } from '../../store/testing/sample-release'
import { temporarySite } from '../../store/testing/temporary-site'
import { FollowedRelease } from './followed-release'

// Test files of a worker share their modules: one that is loaded already would keep the real functions.
vi.hoisted(() => vi.resetModules())
vi.mock('../../store/releases/release', async (original) => {
  const actual = await original<typeof Releases>()
  return { ...actual, readRelease: vi.fn(actual.readRelease) }
})

const [first, second, third] = ['1111111111111111', '2222222222222222', '3333333333333333'] as const
let site: SiteDirectory
beforeEach(async () => {
  site = await temporarySite()
  await publishSample(site, first)
})

it('keeps its release while the live one is corrupt, reports each fault once, and follows the next', async () => {
  const faults: unknown[] = []
  const live = new FollowedRelease(site, (fault) => faults.push(fault))
  expect(await live.current()).toMatchObject({ id: first })
  await publishSample(site, second)
  await writeFile(releaseFile(site, second), '')
  for (let request = 0; request < 2; request++) expect(await live.current()).toMatchObject({ id: first })
  expect(faults).toMatchObject([{ code: 'site-corrupt' }])
  await publishSample(site, third)
  expect(await live.current()).toMatchObject({ id: third })
  const kept = { builds: {}, forms: {} }
  expect(await live.recent()).toEqual([kept, kept])
  await publishSample(site, second)
  await writeFile(releaseFile(site, second), '')
  await live.current()
  expect(faults).toHaveLength(2)
})

it('reveals nothing about the machine if it has no release', async () => {
  await writeFile(releaseFile(site, first), '')
  await expect(new FollowedRelease(site, () => {}).current()).rejects.toMatchObject({
    message: 'The live release cannot be read.',
    cause: { code: 'site-corrupt' },
  })
})

it('never replaces a newer release with an older one that took longer to read', async () => {
  const live = new FollowedRelease(site, () => {})
  await live.current()
  await publishSample(site, second)
  const { readRelease: read } = await vi.importActual<typeof Releases>('../../store/releases/release')
  let next: Promise<unknown> | undefined
  const reads = vi.mocked(readRelease).mockClear()
  reads.mockImplementationOnce(async (...asked) => {
    // The folder's time counts in steps.
    await delay(20)
    await publishSample(site, third)
    next = live.current()
    await delay(100)
    return read(...asked)
  })
  await live.current()
  expect(await next).toMatchObject({ id: third })
  expect(reads.mock.calls).toEqual([second, third].map((id) => [site, id]))
})

it('follows a pointer whose folder was emptied and restored to the same number', async () => {
  const live = new FollowedRelease(site, () => {})
  expect(await live.current()).toMatchObject({ id: first })
  await rm(site.live, { recursive: true })
  expect(await live.current()).toMatchObject({ id: first })
  await publishSample(site, second)
  expect(await live.current()).toMatchObject({ id: second })
})

it('does not read the pointer again while its folder does not change, even if a clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const faults: unknown[] = []
  const live = new FollowedRelease(site, (fault) => faults.push(fault))
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
  let live: FollowedRelease
  beforeEach(() => {
    now = Date.now()
    live = new FollowedRelease(
      site,
      () => {},
      () => now,
    )
  })

  it('was replaced 25 minutes ago, or by a clock that was set back since, and is not live again', async () => {
    await publishSample(site, second)
    now += 24 * minute
    expect(await live.isOver(first)).toBe(false)
    now += 2 * minute
    expect(await live.isOver(first)).toBe(true)
    now -= 60 * minute
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
