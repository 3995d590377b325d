import { mkdir } from 'node:fs/promises'
import type * as Files from 'node:fs/promises'
import { join } from 'node:path'
import { isIntactBuild, type StoredBuild } from '../store/builds/stored-build'
import { corruptCopies } from './compress'
import { corruptFiles } from '../store/releases/page-store'
import { siteDirectory } from '../store/places/site-directory'
import { sampleBuild } from '../store/testing/sample-build'
import { temporaryFolder } from '../store/testing/temporary-site'

// Test files of a worker share their modules: one that is loaded already would keep the real functions.
vi.hoisted(() => vi.resetModules())
vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>()
  const tooMany = Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' })
  const readFile = (path: string, ...options: never[]) =>
    path.includes('unopened') ? Promise.reject(tooMany) : files.readFile(path, ...options)
  return { ...files, readFile }
})

async function withUnopenedManifest(): Promise<StoredBuild> {
  const dir = join(await temporaryFolder(), 'unopened')
  await mkdir(join(dir, 'server'), { recursive: true })
  return { ...sampleBuild(), dir }
}

it.each([
  ['a manifest', async () => isIntactBuild(await withUnopenedManifest())],
  ['a file', () => isIntactBuild(sampleBuild({ files: { 'unopened.js': { integrity: '', bytes: 0 } } }))],
  ['a page', () => corruptFiles(siteDirectory('/nowhere'), ['unopened.html'])],
  ['a compressed copy', () => corruptCopies('/nowhere/unopened.js', Buffer.of())],
])('does not call %s corrupt that cannot be opened', async (_, examine) => {
  await expect(examine()).rejects.toMatchObject({ code: 'EMFILE' })
})
