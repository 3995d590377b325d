import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from 'platform/cli/free-port'

/** The upstream that docs/operations.md shows; as root, nginx would give its workers another user. */
const configuration = (port: number, servers: string[]) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
error_log /dev/null;
pid nginx.pid;
events {}
http {
  access_log off;
  upstream site {
    ${servers.map((server) => `server ${server} max_fails=0;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_next_upstream error timeout http_503;
      proxy_set_header Host $http_host;
    }
  }
}
`

/** An nginx in front of the web servers at `servers` (host and port each). */
export async function startBalancer(servers: string[]) {
  const dir = await mkdtemp(join(tmpdir(), 'balancer-'))
  const port = await freePort()
  await writeFile(join(dir, 'nginx.conf'), configuration(port, servers))
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }
  const child = spawn('nginx', ['-p', dir, '-c', 'nginx.conf'], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with exit code ${child.exitCode}.`)
    await wait(50)
  }
  const stop = async () => {
    child.kill('SIGQUIT')
    await ended
    await rm(dir, { recursive: true })
  }
  return { url, stop }
}
