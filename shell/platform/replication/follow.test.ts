import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SiteError } from '../errors/site-error'
import { FolderStore } from '../store/places/folder-store'
import { releaseId } from '../store/releases/release-id'
import { siteDirectory, type SiteDirectory } from '../store/places/site-directory'
import { oldDraft } from '../store/testing/old-draft'
import { publishSample } from '../store/testing/sample-release'
import { temporaryFolder } from '../store/testing/temporary-site'
import { follow } from './follow'

interface Pause {
  time: number
  end: () => void
}
/** The pauses of the follower that go on. */
const pauses = vi.hoisted(() => new Set<Pause>())
// Test files of a worker share their modules: one that is loaded already would keep the real functions.
vi.hoisted(() => vi.resetModules())
vi.mock('node:timers/promises', () => ({
  setTimeout: (time: number, _: undefined, { signal }: { signal: AbortSignal }) =>
    new Promise<void>((end) => {
      if (signal.aborted) return end()
      pauses.add({ time, end })
      signal.addEventListener('abort', () => end())
    }),
}))

/** Ends pauses until `loops` of the follower pause for `time` (ms), and then these. */
async function endPause(time: number, loops = 1): Promise<void> {
  const end = (isOver: (pause: Pause) => boolean) => {
    for (const pause of [...pauses].filter(isOver)) {
      pauses.delete(pause)
      pause.end()
    }
  }
  const reached = () => {
    end((pause) => pause.time < time)
    return [...pauses].filter((pause) => pause.time === time).length
  }
  await expect.poll(reached).toBe(loops)
  end(() => true)
}

let origin: SiteDirectory
let store: FolderStore
let mirror: SiteDirectory
let told: string[]

/** A mirror of a store whose live release has a corrupt build. */
beforeEach(async () => {
  const root = await temporaryFolder()
  origin = siteDirectory(join(root, 'origin'))
  const parts = { origin: 'http://college.test', builds: { 'mf-herbs': '0123456789abcdef' }, pages: {} }
  await publishSample(origin, releaseId(parts), parts)
  store = new FolderStore(origin.root)
  await store.put('builds/mf-herbs/0123456789abcdef/remote.json', Buffer.from('scratched'))
  mirror = siteDirectory(join(root, 'mirror'), store)
  told = []
  pauses.clear()
})

const start = () => onTestFinished(follow(mirror, (fault) => void told.push(String(fault))))

it('tells of a fault once while it lasts, although each look names another draft, and looks once a minute in the end', async () => {
  start()
  for (let look = 1; look <= 3; look++) await endPause(60_000)
  expect(told).toEqual([expect.stringContaining('remote.json')])
})

it('asks a store that does not answer every two seconds', async () => {
  vi.spyOn(store, 'list').mockRejectedValue(new SiteError('store-unreachable', '', ''))
  start()
  for (let look = 1; look <= 2; look++) await endPause(2000, 2)
  expect(told).toHaveLength(1)
})

it('looks for a new move four times a second, although an earlier release is corrupt', async () => {
  const next = { origin: 'http://college.test', builds: {}, pages: {} }
  await publishSample(origin, releaseId(next), next)
  start()
  for (const time of [60_000, 250]) await endPause(time)
  expect(told).toHaveLength(1)
})

it('prunes although it cannot mirror: on a full disk, that makes the room', async () => {
  const draft = await oldDraft(mirror)
  start()
  await endPause(60_000)
  await expect.poll(() => existsSync(draft)).toBe(false)
})
