import type { Brand } from 'contract/brand'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { ico } from './ico'

/** Systems round the corners themselves: these icons fill their square. */
const filled = (svg: string) => svg.replace(/(<rect\b[^>]*?) rx="[^"]*"/, '$1')

/** A system may cut a maskable icon to a circle of 80 % of its width: the drawing takes 640 of 860. */
const centred = (svg: string) =>
  svg.replace('<path', '<svg viewBox="-110 -110 860 860"><path').replace(/<\/svg>\s*$/, '</svg></svg>')

const png = (source: string, size: number) =>
  sharp(Buffer.from(source)).resize(size, size).png({ palette: true }).toBuffer()

const webManifest = (brand: Brand, icons: { src: string; sizes: string; purpose?: 'maskable' }[]) => ({
  id: '/',
  name: brand.name,
  short_name: brand.shortName,
  lang: brand.locale,
  start_url: '/',
  display: 'browser',
  background_color: brand.colours.background,
  theme_color: brand.colours.theme,
  icons: icons.map((icon) => ({ ...icon, type: 'image/png' })),
})

/** The site's icons for browsers and home screens, and the web manifest that names them. */
export function siteIcons(brand: Brand): Plugin {
  const square = filled(brand.icon)
  const maskable = centred(square)
  const icons = [
    { name: 'icon-192.png', source: square, size: 192 },
    { name: 'icon-512.png', source: square, size: 512 },
    { name: 'icon-maskable.png', source: maskable, size: 512, purpose: 'maskable' as const },
  ]
  return {
    name: 'site-icons',
    async generateBundle() {
      const emit = (name: string, source: string | Buffer) =>
        this.getFileName(this.emitFile({ type: 'asset', name, source }))
      emit('favicon.svg', brand.icon)
      emit('apple-touch-icon.png', await png(square, 180))
      // Browsers ask for this name at the root of the site.
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: ico(await png(brand.icon, 32), 32) })
      const named = await Promise.all(
        icons.map(async ({ name, source, size, purpose }) => ({
          src: emit(name, await png(source, size)),
          sizes: `${size}x${size}`,
          ...(purpose && { purpose }),
        })),
      )
      emit('site.webmanifest', JSON.stringify(webManifest(brand, named)))
    },
  }
}
