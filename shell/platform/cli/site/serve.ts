import { serveLive } from '../serve-live'
import { SiteError } from '../../errors/site-error'
import { isPublished } from '../../store/moves/pointer'
import type { SiteRequest } from './request'

/** Serves the live release, and builds nothing. */
export default async function serve({ site, config }: SiteRequest): Promise<void> {
  // A machine that follows a shared store is ready when it has mirrored the live release.
  if (config.SITE_STORE || (await isPublished(site))) return serveLive()
  throw new SiteError(
    'release-unknown',
    `${site.root} holds no release that could be served.`,
    'Publish one (npm run site -- publish), copy a site there, or set SITE_DIR to the folder of one.',
  )
}
