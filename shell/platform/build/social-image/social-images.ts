import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Brand } from 'contract/brand'
import type { Manifest } from 'contract/manifest'
import { socialCard } from './social-card'

type Page = Manifest['pages'][number]

/** Drawn once for one picture and one version of what draws it. */
async function draw(card: string, key: string, cache: string): Promise<Buffer> {
  const file = join(cache, `${key}.png`)
  if (existsSync(file)) return readFile(file)
  const image = await sharp(Buffer.from(card)).png({ palette: true, quality: 60, dither: 0 }).toBuffer()
  await mkdir(cache, { recursive: true })
  await writeFile(file, image)
  return image
}

const slug = (path: string) => path.replaceAll('/', '-').replace(/^-$/, '-home')

/**
 * Draws the social image of every indexed page that supplies none into the client build of the section in `root`, and
 * returns the pages with its name. The illustration is the page's own, a file of the same build.
 */
export async function withSocialImages(root: string, pages: Page[], brand: Brand): Promise<Page[]> {
  const client = join(root, 'dist/client')
  const cache = join(root, 'node_modules/.cache/social-images')
  return Promise.all(
    pages.map(async (page) => {
      const { art, ...metadata } = page.metadata
      if (metadata.noindex || metadata.image) return { ...page, metadata }
      const picture = art ? await readFile(join(client, art), 'utf8') : brand.illustration
      const card = socialCard(metadata.title, picture, brand)
      const key = createHash('sha256')
        .update(JSON.stringify([card, sharp.versions]))
        .digest('hex')
        .slice(0, 16)
      const image = `social${slug(page.path)}-${key.slice(0, 8)}.png`
      await writeFile(join(client, image), await draw(card, key, cache))
      return { ...page, metadata: { ...metadata, image } }
    }),
  )
}
