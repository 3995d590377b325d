import { createWebServer } from '../server/app'
import type { Config } from '../config'
import { SiteError } from '../store/errors'
import { liveMove } from '../store/pointer'
import { siteDirectory } from '../store/site-directory'

/** A published site, whose remotes complete those in development. */
interface PublishedSite {
  origin: string
  stop: () => Promise<void>
}

/** Serves the release that is live in `SITE_DIR` on a free port. */
async function localRelease(config: Config): Promise<PublishedSite> {
  if (!(await liveMove(siteDirectory(config.SITE_DIR))))
    throw new SiteError(
      'release-unknown',
      `Nothing is published in ${config.SITE_DIR}: there are no other remotes to develop with.`,
      'Publish it once (npm run site -- publish), or name a running site: npm run dev -- REMOTE --against URL',
    )
  const app = await createWebServer({ ...config, LOG_LEVEL: 'warn' })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { origin, stop: () => app.close() }
}

const usage = (fault: string, origin: string) =>
  new SiteError('usage', `--against: ${fault}.`, `For example: npm run dev -- REMOTE --against ${origin}`)

/** The origin that `against` names. A site is at the root of its origin: a path would be dropped without a word. */
function originOf(against: string): string {
  if (!URL.canParse(against) || !/^https?:/.test(against))
    throw usage(`expected the address of a site; found ${against}`, 'https://college.example')
  const { origin, href } = new URL(against)
  if (href !== `${origin}/`) throw usage(`expected an origin, which has no path; found ${against}`, origin)
  return origin
}

/** The site at the address `against`; without one the local release. */
export async function publishedSite(against: string | undefined, config: Config): Promise<PublishedSite> {
  if (against === undefined) return localRelease(config)
  return { origin: originOf(against), stop: async () => {} }
}
