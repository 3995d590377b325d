import { link, readdir, rm, writeFile } from 'node:fs/promises'
import type * as Files from 'node:fs/promises'
import { dirname, join } from 'node:path'
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

it('removes the folders that a delete empties, except those of the root', async () => {
  const store = new FolderStore(await temporaryFolder())
  const keys = [
    'builds/mf-herbs/1/client/a.js',
    'builds/mf-herbs/1/client/b.js',
    'builds/mf-herbs/2/remote.json',
  ]
  for (const key of keys) await store.put(key, Buffer.from(key))
  await store.delete(keys[0] ?? '')
  expect(await store.list('')).toEqual(keys.slice(1))
  await store.delete(keys[1] ?? '')
  expect(await readdir(join(store.root, 'builds/mf-herbs'))).toEqual(['2'])
  await store.delete(keys[2] ?? '')
  expect(await readdir(store.root)).toEqual(['builds', 'work'])
  expect(await readdir(join(store.root, 'builds'))).toEqual([])
})

it('makes a folder again that a delete removes just before a content gets its name', async () => {
  vi.mocked(link).mockImplementationOnce(async (draft, file) => {
    await rm(dirname(String(file)), { recursive: true })
    return link(draft, file)
  })
  const store = new FolderStore(await temporaryFolder())
  expect(await store.put('builds/mf-herbs/1/remote.json', Buffer.from('own'))).toBe(true)
  expect(await store.list('builds/')).toEqual(['builds/mf-herbs/1/remote.json'])
})

it('fails if a folder is never there for the name', async () => {
  const missing = Object.assign(new Error('link'), { code: 'ENOENT' })
  vi.mocked(link).mockRejectedValue(missing)
  onTestFinished(() => void vi.mocked(link).mockReset())
  const store = new FolderStore(await temporaryFolder())
  await expect(store.put('builds/mf-herbs/1/remote.json', Buffer.from('own'))).rejects.toBe(missing)
})

it('keeps what is put and lists what stays while others are deleted from the same folders', async () => {
  const store = new FolderStore(await temporaryFolder())
  const kept = 'builds/mf-sage/1/remote.json'
  await store.put(kept, Buffer.from(kept))
  const rounds = Array.from({ length: 100 }, (_, round) => `builds/mf-herbs/${round % 5}/client`)
  const work = rounds.map(async (folder, round) => {
    await store.put(`${folder}/old-${round}`, Buffer.from('old'))
    await Promise.all([
      store.delete(`${folder}/old-${round}`),
      store.put(`${folder}/${round}`, Buffer.from('new')),
    ])
    expect(await store.list('builds/')).toContain(kept)
    await store.delete(`${folder}/${round}`)
  })
  await Promise.all(work)
  expect(await store.list('builds/')).toEqual([kept])
  expect(await readdir(join(store.root, 'builds'))).toEqual(['mf-sage'])
})
