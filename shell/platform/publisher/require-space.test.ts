import { statfs } from 'node:fs/promises'
import type * as Files from 'node:fs/promises'
import { samplePublisher } from './testing/sample-publisher'

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
  const { app, newToken } = await samplePublisher()
  const { headers } = await newToken()
  vi.mocked(statfs).mockResolvedValueOnce({ bavail: 1000, bsize: 4096 } as never)
  const answer = await app.inject({ method, url, headers })
  expect(answer.json()).toMatchObject({
    error: {
      code: 'build-refused',
      message: 'The disk of the publisher: expected 200 MB free for an upload; found 4 MB.',
    },
  })
})
