import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderStore } from '../store/folder-store'
import { releaseId } from '../store/release-id'
import type { SharedStore } from '../store/shared-store'
import { siteDirectory, type SiteDirectory } from '../store/site-directory'
import { publishSample } from '../store/testing/sample-release'
import { temporaryFolder } from '../store/testing/temporary-site'
import { follow } from './follow'

let mirror: SiteDirectory
let told: unknown[]
let poll: () => void
/** Resolves when the follower has read the corrupt build in this many polls. */
let polled: (times: number) => Promise<void>

/** A follower of a store whose live release has a corrupt build. */
beforeEach(async () => {
  const root = await temporaryFolder()
  const origin = siteDirectory(join(root, 'origin'))
  const parts = { origin: 'http://college.test', builds: { 'mf-herbs': '0123456789abcdef' }, pages: {} }
  await publishSample(origin, releaseId(parts), parts)
  const store: SharedStore = new FolderStore(origin.root)
  const corrupt = 'builds/mf-herbs/0123456789abcdef/remote.json'
  await store.put(corrupt, Buffer.from('scratched'))
  vi.spyOn(store, 'listen').mockImplementation((onMove) => void (poll = onMove))
  const reads = vi.spyOn(store, 'get')
  polled = (times) =>
    expect
      .poll(() => reads.mock.calls.filter(([key]) => key === corrupt).length)
      .toBeGreaterThanOrEqual(times)
  told = []
  mirror = siteDirectory(join(root, 'mirror'), store)
  return follow(mirror, (fault) => void told.push(fault))
})

it('tells of a fault once while it lasts, although each poll names another draft', async () => {
  for (const times of [1, 2, 3]) {
    await polled(times)
    poll()
  }
  expect(told.map(String)).toEqual([expect.stringContaining('remote.json')])
})

it('prunes although it cannot mirror: on a full disk, that makes the room', async () => {
  await polled(1)
  const draft = join(mirror.work, 'build-of-a-killed-follower')
  await mkdir(mirror.work, { recursive: true })
  await writeFile(draft, '')
  await utimes(draft, 0, 0)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  poll()
  await expect.poll(() => existsSync(draft)).toBe(false)
})
