import type { SiteSettings } from 'contract/site-settings'
import { SiteError } from '../store/errors'
import { shellOf, type Combination } from './combination'

/** What the shell of a combination decides for the whole site. */
export function siteSettings(combination: Combination): SiteSettings {
  const { site } = shellOf(combination).manifest
  if (site) return site
  throw new SiteError(
    'manifest-invalid',
    'The shell of this site is older than the settings that publishing needs.',
    'Publish a new one first: npm run site -- publish shell',
  )
}
