import type { Brand } from 'contract/brand'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { site } from './site'
import { tokenColour } from './token-colour'

const illustration = (name: string) =>
  readFileSync(new URL(`../illustrations/${name}.svg`, import.meta.url), 'utf8')

/** The college's brand for icons and social images. Reads files, so it is for builds only. */
export const brand: Brand = {
  name: site.collegeName,
  shortName: site.shortName,
  tagline: site.tagline,
  locale: site.locale,
  icon: illustration('favicon'),
  logo: illustration('logo-light'),
  illustration: illustration('lotus'),
  titleFont: createRequire(import.meta.url).resolve(
    '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  ),
  colours: {
    background: tokenColour('cream'),
    theme: tokenColour('deep'),
    cardGround: tokenColour('deep'),
    cardPanel: tokenColour('paper'),
    cardText: tokenColour('cream'),
    cardLine: tokenColour('gold'),
    cardTagline: tokenColour('gold-bright'),
  },
}
