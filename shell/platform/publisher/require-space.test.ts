import { statfs } from 'node:fs/promises'
import type * as Files from 'node:fs/promises'
import { readConfig } from '../config'
import { FolderStore } from '../store/places/folder-store'
import { temporarySite } from '../store/testing/temporary-site'
import { createPublisher } from './app'
import { createToken } from './tokens'

// Test files of a worker share their modules: one that is loaded already would keep the real functions.
vi.hoisted(() => vi.resetModules())
vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>()
  return { ...files, statfs: vi.fn(files.statfs) }
})

it.each([
  ['PUT', `/contents/${'0'.repeat(64)}`],
  ['POST', '/builds'],
] as const)('refuses %s %s before the disk is full', async (method, url) => {
  const site = await temporarySite()
  const app = createPublisher(site, readConfig({ SITE_DIR: site.root, LOG_LEVEL: 'silent' }))
  const may = { name: 'CI', remotes: ['mf-herbs'], rights: ['preview' as const] }
  const { text } = await createToken(new FolderStore(site.root), may, 1)
  vi.mocked(statfs).mockResolvedValueOnce({ bavail: 1000, bsize: 4096 } as never)
  const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${text}` } })
  await app.close()
  expect(answer.json()).toMatchObject({
    error: {
      code: 'build-refused',
      message: 'The disk of the publisher: expected 200 MB free for an upload; found 4 MB.',
    },
  })
})
