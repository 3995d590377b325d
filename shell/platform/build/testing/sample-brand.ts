import type { Brand } from 'contract/brand'
import { createRequire } from 'node:module'

/** A site's brand, as short as the contract allows. */
export const sampleBrand: Brand = {
  name: 'Sample College of Herbs',
  shortName: 'Sample',
  tagline: 'Herbs and roots',
  locale: 'en-CA',
  icon: '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  logo: '<svg viewBox="0 0 1 1"></svg>',
  illustration: '<svg viewBox="0 0 1 1"></svg>',
  titleFont: createRequire(import.meta.url).resolve(
    '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  ),
  colours: {
    background: '#fbf7ee',
    theme: '#16332a',
    cardGround: '#16332a',
    cardPanel: '#ffffff',
    cardText: '#fbf7ee',
    cardLine: '#c9a24b',
    cardTagline: '#e4c476',
  },
}
