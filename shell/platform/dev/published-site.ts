import type { StoredForm } from 'contract/native-forms'
import { createWebServer } from '../server/app'
import type { Config } from '../config'
import { SiteError } from '../errors/site-error'
import { liveMove } from '../store/moves/pointer'
import { readRelease } from '../store/releases/release'
import { siteDirectory } from '../store/places/site-directory'
import { originOf } from './live-document'

/** A published site that provides the remotes that are not in development. */
interface PublishedSite {
  origin: string
  /** Its forms; a site at another address does not publish them. */
  forms: StoredForm[]
  stop: () => Promise<void>
}

/** Serves the live release of `SITE_DIR` on a free port. */
async function localRelease(config: Config): Promise<PublishedSite> {
  const site = siteDirectory(config.SITE_DIR)
  const move = await liveMove(site)
  if (!move)
    throw new SiteError(
      'release-unknown',
      `Nothing is published in ${config.SITE_DIR}: there are no other remotes to develop with.`,
      'Publish it once (npm run site -- publish), or name a running site: npm run dev -- REMOTE --against URL',
    )
  const app = await createWebServer({ ...config, LOG_LEVEL: 'warn' })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const { forms } = await readRelease(site, move.release)
  return { origin, forms: Object.values(forms), stop: () => app.close() }
}

/** The site at the address `against`, or else the local release. */
export async function publishedSite(against: string | undefined, config: Config): Promise<PublishedSite> {
  if (against === undefined) return localRelease(config)
  return { origin: originOf(against), forms: [], stop: async () => {} }
}
