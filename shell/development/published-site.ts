import { createWebServer } from '../server/app'
import type { Config } from '../config'
import { PublishError } from '../publisher/errors'
import { liveMove } from '../publisher/pointer'
import { siteDirectory } from '../publisher/site-directory'

/** A site whose sections are the neighbours of those in development. */
export interface PublishedSite {
  origin: string
  stop: () => Promise<void>
}

/** Serves the release that is live in `SITE_DIR` on a free port. */
async function localRelease(config: Config): Promise<PublishedSite> {
  if (!(await liveMove(siteDirectory(config.SITE_DIR))))
    throw new PublishError(
      'release-unknown',
      `Nothing is published in ${config.SITE_DIR} that could stand beside the section.`,
      'Publish it once (npm run site -- publish), or name a running site: npm run dev -- SECTION --against URL',
    )
  const app = await createWebServer({ ...config, LOG_LEVEL: 'warn' })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { origin, stop: () => app.close() }
}

/** The site at the address `against`; without one the local release. */
export async function publishedSite(against: string | undefined, config: Config): Promise<PublishedSite> {
  if (against === undefined) return localRelease(config)
  if (URL.canParse(against) && /^https?:/.test(against))
    return { origin: new URL(against).origin, stop: async () => {} }
  throw new PublishError(
    'usage',
    `--against: expected the address of a site; found ${against}.`,
    'For example: npm run dev -- SECTION --against https://college.example',
  )
}
