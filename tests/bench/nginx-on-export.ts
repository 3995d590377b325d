import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { liveRelease } from 'platform/store/moves/live-release'
import { exportSite } from 'platform/export/export-site'
import { siteDirectory } from 'platform/store/places/site-directory'
import { startNginx } from '../setup/start-nginx'

/** Sends each file of `dir` as brotli, which all clients of the bench accept. */
const files = (dir: string) => (port: number) => `
  sendfile on;
  server {
    listen 127.0.0.1:${port};
    root ${dir};
    add_header content-encoding br;
    location = / { try_files /index.html.br =404; }
    location / { try_files $uri.html.br $uri.br =404; }
  }`

/** nginx with the live release of the site in `siteDir` as plain files, on a free port. */
export async function nginxOnExport(siteDir: string) {
  const dir = await mkdtemp(join(tmpdir(), 'export-'))
  const site = siteDirectory(siteDir)
  await exportSite(site, (await liveRelease(site)).release, dir)
  return startNginx(files(dir))
}
