import { rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { FileMemory } from './file-memory'
import { servedSample } from '../testing/served-sample'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))

it('serves a page from memory for five seconds', async () => {
  const { site, url } = await servedSample()
  const status = async () => (await fetch(`${url}/about`)).status
  expect(await status()).toBe(200)
  await rename(site.pages, `${site.pages}-away`)
  // A link that leads to itself cannot be opened by any user.
  await symlink(site.pages, site.pages)
  expect(await status()).toBe(200)
  vi.advanceTimersByTime(6000)
  // The first of these reads the pointer; the second could be an answer that is kept.
  expect([await status(), await status()]).toEqual([503, 503])
})

it('drops the files that were not used for longest', async () => {
  const dir = await temporaryFolder()
  // One more than fit into the 48 MB of the memory; each is as large as it holds.
  const paths = Array.from({ length: 13 }, (_, number) => join(dir, `${number}`))
  for (const path of paths) {
    await writeFile(path, '')
    await truncate(path, 4 * 1024 * 1024)
  }
  const [first, second, ...others] = paths as [string, string, ...string[]]
  const memory = new FileMemory()
  for (const path of [first, second, first, ...others]) await memory.get(path)
  for (const path of paths) await rm(path)
  expect(await memory.get(second)).toBeUndefined()
  for (const path of [first, ...others]) expect(await memory.get(path)).toBeDefined()
})
