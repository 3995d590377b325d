import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { samplePage } from '../../store/testing/sample-build'
import { sampleBrand } from '../testing/sample-brand'
import { withSocialImages } from './social-images'

it('names a picture by its bytes, which may differ between machines', async () => {
  const root = await mkdtemp(join(tmpdir(), 'social-images-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'dist/client'), { recursive: true })
  const nameOf = async () =>
    (await withSocialImages(root, [samplePage('/herbs')], sampleBrand))[0]?.metadata.image
  const first = await nameOf()
  expect(first).toMatch(/^social-herbs-[\da-f]{8}\.png$/)
  expect(await nameOf()).toBe(first)
  const drawn = join(root, 'node_modules/.cache/social-images')
  for (const file of await readdir(drawn)) await writeFile(join(drawn, file), 'drawn by another machine')
  expect(await nameOf()).not.toBe(first)
})
