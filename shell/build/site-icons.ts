import { readFileSync } from 'node:fs'
import { tokenColour } from 'shared-ui/build/token-colour'
import { site } from 'shared-ui/site'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { ico } from './ico'

const svg = readFileSync(new URL('../../shared-ui/src/illustrations/favicon.svg', import.meta.url), 'utf8')
// Systems cut their own corners: these icons fill their square, and a maskable one keeps to the middle of it.
const square = svg.replace(' rx="140"', '')
const maskable = square
  .replace('<path', '<svg viewBox="-110 -110 860 860"><path')
  .replace(/<\/svg>\s*$/, '</svg></svg>')

const png = (source: string, size: number) =>
  sharp(Buffer.from(source)).resize(size, size).png({ palette: true }).toBuffer()

const webManifest = (icons: { src: string; sizes: string; purpose?: 'maskable' }[]) => ({
  id: '/',
  name: site.collegeName,
  short_name: site.shortName,
  lang: site.locale,
  start_url: '/',
  display: 'browser',
  background_color: tokenColour('cream'),
  theme_color: tokenColour('deep'),
  icons: icons.map((icon) => ({ ...icon, type: 'image/png' })),
})

/** The site's icons in every form that browsers and home screens ask for, and the web manifest that names them. */
export function siteIcons(): Plugin {
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
      emit('favicon.svg', svg)
      emit('apple-touch-icon.png', await png(square, 180))
      // Asked for by this very name, at the root of the site.
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: ico(await png(svg, 32), 32) })
      const named = await Promise.all(
        icons.map(async ({ name, source, size, purpose }) => ({
          src: emit(name, await png(source, size)),
          sizes: `${size}x${size}`,
          ...(purpose && { purpose }),
        })),
      )
      emit('site.webmanifest', JSON.stringify(webManifest(named)))
    },
  }
}
