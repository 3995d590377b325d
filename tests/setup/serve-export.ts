import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startWebServer } from 'platform/server/server'
import type { ServedSite } from './serve-site'
import { startNginx } from './start-nginx'
import { root } from './workspace'

const run = promisify(execFile)

/** The live release of `site`, exported and served by nginx; `/api` and `/forms` go to a web server on the same release. */
export async function serveExport({ siteDir, url }: ServedSite) {
  const dir = await mkdtemp(join(tmpdir(), 'export-'))
  const files = join(dir, 'site')
  await run(process.execPath, ['--import', 'tsx', 'shell/platform/cli/site.ts', 'export', files], {
    cwd: root,
    env: { ...process.env, SITE_DIR: siteDir },
  })
  const web = await startWebServer({
    SITE_DIR: siteDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'true',
    API_URL: url,
  })
  const nginx = await startNginx(files, web.address)
  const stop = async () => {
    await nginx.stop()
    await web.app.close()
    await rm(dir, { recursive: true })
  }
  return { url: nginx.url, stop }
}
