import type { Brand } from 'contract/brand'
import type { Manifest } from 'contract/manifest'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { contentHash } from '../../files/hash'
import { writeAtomically } from '../../files/write-atomically'
import { sourceFault } from '../source/source-fault'

type Page = Manifest['pages'][number]

const require = createRequire(import.meta.url)
const { version: rasterizer } = require(join(require.resolve('sharp'), '../../package.json')) as {
  version: string
}

/** A module next to this one: TypeScript in the workspace, JavaScript in the package. */
const ownModule = (name: string) =>
  readFile(new URL(`${name}${extname(import.meta.url)}`, import.meta.url), 'utf8')

/** Everything a picture depends on except its title and its illustration: the same on every machine. */
async function drawnWith({ titleFont, ...brand }: Brand): Promise<string> {
  const code = await Promise.all(['./draw-card', './social-card', './text-path'].map(ownModule))
  return JSON.stringify([code, rasterizer, brand, contentHash(await readFile(titleFont))])
}

/** The picture of a page, drawn once: the code that draws it takes a third of a second to load. */
async function cardOf(title: string, art: string | Buffer, brand: Brand, file: string): Promise<Buffer> {
  if (existsSync(file)) return readFile(file)
  const { drawCard } = await import('./draw-card')
  const image = await drawCard(title, art, brand)
  await writeAtomically(file, image)
  return image
}

const noArt = (title: string, art: string) =>
  sourceFault('art-format', {
    file: `The social image of "${title}"`,
    expected: 'an illustration (`art`) that is an imported file',
    found: JSON.stringify(art),
    fix: 'Import the file, and give `art` what the import gives.',
  })

/** The illustration that a page names, a file of the same build, or else the site's. */
async function artOf({ metadata: { art, title } }: Page, client: string, brand: Brand) {
  if (art === undefined) return brand.illustration
  return readFile(join(client, art)).catch(() => {
    throw noArt(title, art)
  })
}

const slug = (path: string) => path.replaceAll('/', '-').replace(/^-$/, '-home')

/**
 * Adds a social image for every indexed page without one to the client build of the package in `root`. @returns the pages with the
 * names of their images
 */
export async function withSocialImages(root: string, pages: Page[], brand: Brand): Promise<Page[]> {
  const client = join(root, 'dist/client')
  const cache = join(root, 'node_modules/.cache/social-images')
  await mkdir(cache, { recursive: true })
  const common = await drawnWith(brand)
  return Promise.all(
    pages.map(async (page) => {
      // No picture of what the contract refuses: `checkManifest` names it.
      if (typeof page.metadata?.title !== 'string') return page
      const { art: _, ...metadata } = page.metadata
      if (metadata.noindex || metadata.image) return { ...page, metadata }
      const { title } = metadata
      const picture = await artOf(page, client, brand)
      const key = contentHash(title, picture, common)
      const card = await cardOf(title, picture, brand, join(cache, `${key}.png`))
      // Named by content: another machine may draw the same picture with other bytes.
      const image = `social${slug(page.path)}-${contentHash(card).slice(0, 8)}.png`
      await writeFile(join(client, image), card)
      return { ...page, metadata: { ...metadata, image } }
    }),
  )
}
