import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from 'platform/cli/free-port'
import { liveRelease } from 'platform/cli/site/request'
import { exportSite } from 'platform/export/export-site'
import { siteDirectory } from 'platform/store/site-directory'
import type { ServedSite } from '../setup/serve-site'

/** Sends each file as brotli, which every client of the bench takes. As root, nginx would give its worker another user. */
const configuration = (dir: string, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
error_log stderr warn;
pid ${dir}/nginx.pid;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir};`).join('\n  ')}
  access_log off;
  sendfile on;
  server {
    listen 127.0.0.1:${port};
    root ${dir}/site;
    add_header content-encoding br;
    location = / { try_files /index.html.br =404; }
    location / { try_files $uri.html.br $uri.br =404; }
  }
}
`

/** nginx on the live release of `site` as plain files, on a free port. */
export async function nginxOnExport({ siteDir }: ServedSite) {
  const dir = await mkdtemp(join(tmpdir(), 'export-'))
  const site = siteDirectory(siteDir)
  await exportSite(site, (await liveRelease(site)).release, join(dir, 'site'))
  const port = await freePort()
  await writeFile(join(dir, 'nginx.conf'), configuration(dir, port))
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }
  const nginx = spawn('nginx', ['-c', join(dir, 'nginx.conf')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(nginx, 'exit')
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with exit code ${nginx.exitCode}.`)
    await wait(50)
  }
  const stop = async () => {
    nginx.kill('SIGQUIT')
    await ended
    await rm(dir, { recursive: true })
  }
  return { url, stop }
}
