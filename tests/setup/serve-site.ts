import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from './start-process'
import { root } from './workspace'

/** A site that was built, published and started as by the first `npm start`, in a new directory. */
export interface ServedSite {
  url: string
  siteDir: string
  stop: () => Promise<void>
}

/** Starts the complete site on a free port, and prints its output; `environment` overrides settings. */
export async function serveSite(environment: NodeJS.ProcessEnv = {}): Promise<ServedSite> {
  const dir = await mkdtemp(join(tmpdir(), 'site-'))
  const siteDir = join(dir, 'site')
  const site = await startProcess({
    cwd: root,
    command: ['shell/platform/cli/start.ts'],
    env: {
      ...process.env,
      PORT: '0',
      SITE_DIR: siteDir,
      DATA_DIR: join(dir, 'data'),
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '100000',
      ...environment,
    },
    says: /The site is on (\S+)/,
    listen: console.log,
  })
  const stop = async () => {
    await site.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return { url: site.url, siteDir, stop }
}
