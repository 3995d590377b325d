import { link, writeFile } from 'node:fs/promises'
import type * as Files from 'node:fs/promises'
import { join } from 'node:path'
import { FolderStore } from './folder-store'
import { temporaryFolder } from '../testing/temporary-site'

// Test files of a worker share their modules: one that is loaded already would keep the real functions.
vi.hoisted(() => vi.resetModules())
vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>()
  return { ...files, link: vi.fn(files.link), writeFile: vi.fn(files.writeFile) }
})

it('knows its own content if the answer of a network file system was lost', async () => {
  vi.mocked(link).mockImplementationOnce(async (...paths) => {
    await link(...paths)
    await link(...paths)
  })
  const store = new FolderStore(await temporaryFolder())
  expect(await store.put('live/000001.json', Buffer.from('own'))).toBe(true)
  expect(await store.put('live/000001.json', Buffer.from('late'))).toBe(false)
})

it('names the file for which the disk has no room: the system does not', async () => {
  const store = new FolderStore(await temporaryFolder())
  vi.mocked(writeFile).mockRejectedValueOnce(Object.assign(new Error('write'), { code: 'ENOSPC' }))
  await expect(store.put('live/000001.json', Buffer.from('own'))).rejects.toMatchObject({
    path: join(store.root, 'live/000001.json'),
  })
})
