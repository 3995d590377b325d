import type { Brand } from 'contract/brand'
import sharp from 'sharp'
import { socialCard } from './social-card'

/** The social image of a page as a PNG. */
export const drawCard = (title: string, art: string | Buffer, brand: Brand): Promise<Buffer> =>
  sharp(Buffer.from(socialCard(title, art, brand)))
    .png({ palette: true, quality: 60, dither: 0 })
    .toBuffer()
