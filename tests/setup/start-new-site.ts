import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWholeSite } from './start-whole-site'

/**
 * Starts the complete site as the first `npm start` does, in a new directory and on a free port, and prints its output; `environment`
 * overrides settings.
 */
export async function startNewSite(environment: NodeJS.ProcessEnv = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'site-'))
  const siteDir = join(dir, 'site')
  const site = await startWholeSite(
    { SITE_DIR: siteDir, DATA_DIR: join(dir, 'data'), RATE_LIMIT: '100000', ...environment },
    { listen: console.log },
  )
  return { url: site.url, siteDir, stop: async () => void (await site.stop()) }
}
