import type { Brand } from 'contract/brand'
import sharp from 'sharp'
import { reasonOf } from '../../errors/reason'
import { sourceFault } from '../source/source-fault'
import { artSize, socialCard } from './social-card'

const undrawable = (title: string, error: unknown) =>
  sourceFault('art-format', {
    file: `The social image of "${title}"`,
    expected: 'an illustration (`art`) that is a sound SVG, PNG or JPEG file',
    found: `one that cannot be drawn: ${reasonOf(error)}`,
    fix: 'Correct the file, or give the page an `image` of its own in its metadata.',
  })

/** The illustration in its square, as a PNG: a picture inside an SVG may have few formats, and is left out if it is broken or large. */
const drawnArt = (title: string, art: string | Buffer): Promise<Buffer> =>
  sharp(Buffer.from(art))
    .resize(artSize, artSize, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
    .catch((error: unknown) => {
      throw undrawable(title, error)
    })

/** The social image of a page as a PNG. */
export const drawCard = async (title: string, art: string | Buffer, brand: Brand): Promise<Buffer> =>
  sharp(Buffer.from(socialCard(title, await drawnArt(title, art), brand)))
    .png({ palette: true, quality: 60, dither: 0 })
    .toBuffer()
