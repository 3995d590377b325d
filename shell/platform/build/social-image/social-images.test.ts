import type { PageMetadata } from 'contract/page-metadata'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import type * as fs from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
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

it.each<[string, object | undefined]>([
  ['no metadata', undefined],
  ['no title', { description: 'What grows here.' }],
])('leaves a page with %s to the check of the manifest', async (_, metadata) => {
  const page = { ...samplePage('/herbs'), metadata: metadata as PageMetadata }
  expect(await withSocialImages(root, [page], sampleBrand)).toEqual([page])
})

const withArt = async (name: string, art?: string | Buffer) => {
  if (art !== undefined) await writeFile(join(root, 'dist/client', name), art)
  const page = samplePage('/herbs')
  return withSocialImages(
    root,
    [{ ...page, metadata: { ...page.metadata, title: 'Neem', art: name } }],
    sampleBrand,
  )
}

const red =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#f00" d="M0 0h9v9H0z"/></svg>'
const pixels = sharp(Buffer.from(red)).resize(90, 90)
const large = sharp(Buffer.from(red)).resize(1600, 1600)

it.each<[string, string, string | Buffer]>([
  ['an SVG', 'art.svg', red],
  ['an SVG with a size', 'art.svg', red.replace('<svg ', '<svg width="9" height="9" ')],
  ['an SVG with a prolog', 'art.svg', `<?xml version="1.0" encoding="UTF-8"?>\n${red}`],
  ['an SVG with a line break', 'art.svg', red.replace('<svg ', '<svg\n')],
  ['a PNG', 'art.png', await pixels.png().toBuffer()],
  ['a JPEG', 'art.jpeg', await pixels.jpeg().toBuffer()],
  ['a WebP with the ending of a PNG', 'art.png', await pixels.webp().toBuffer()],
  [
    'a PNG above the limit of an SVG renderer',
    'art.png',
    await large.png({ compressionLevel: 0 }).toBuffer(),
  ],
])('draws %s at its place', async (_, name, art) => {
  const [page] = await withArt(name, art)
  const { data, info } = await sharp(join(root, 'dist/client', page?.metadata.image ?? ''))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => {
    const [r = 0, g = 0] = data.subarray((y * info.width + x) * info.channels)
    return r > 240 && g < 15
  }
  expect([isRed(810, 135), isRed(1170, 495)]).toEqual([true, true])
  expect([isRed(790, 120), isRed(1190, 510)]).toEqual([false, false])
})

it.each<[string, string, (string | Buffer)?]>([
  ['a file that is not imported', 'nothing.svg'],
  ['an SVG without its end tag', 'art.svg', red.replace('</svg>', '')],
  ['a part of a PNG', 'art.png', (await pixels.png().toBuffer()).subarray(0, 90)],
])('refuses %s, and names the text', async (_, name, art) => {
  await expect(withArt(name, art)).rejects.toMatchObject({
    code: 'art-format',
    message: expect.stringContaining('"Neem": expected') as string,
  })
})
