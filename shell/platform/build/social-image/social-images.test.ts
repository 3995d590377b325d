import { mkdir, readdir, writeFile } from 'node:fs/promises'
import type * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import { samplePage } from '../../store/testing/sample-build'
import { sampleBrand } from '../testing/sample-brand'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { withSocialImages } from './social-images'

// Test files of a worker share their modules: one that is loaded already would keep the real functions.
vi.hoisted(() => vi.resetModules())
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>()
  return { ...real, writeFile: vi.fn(real.writeFile) }
})

let root: string
beforeEach(async () => {
  root = await temporaryFolder()
  await mkdir(join(root, 'dist/client'), { recursive: true })
})
const nameOf = async () =>
  (await withSocialImages(root, [samplePage('/herbs')], sampleBrand))[0]?.metadata.image

it('keeps no part of a picture when the disk is full', async () => {
  const full = new Error('ENOSPC')
  vi.mocked(writeFile).mockImplementationOnce(async (file) => {
    await writeFile(file, 'half')
    throw full
  })
  await expect(nameOf()).rejects.toBe(full)
  expect(await readdir(join(root, 'node_modules/.cache/social-images'))).toEqual([])
})

it('names a picture by its bytes, which may differ between machines', async () => {
  const first = await nameOf()
  expect(first).toMatch(/^social-herbs-[\da-f]{8}\.png$/)
  expect(await nameOf()).toBe(first)
  const drawn = join(root, 'node_modules/.cache/social-images')
  for (const file of await readdir(drawn)) await writeFile(join(drawn, file), 'drawn by another machine')
  expect(await nameOf()).not.toBe(first)
})
