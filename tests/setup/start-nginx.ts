import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from 'platform/cli/free-port'

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Keeps nginx's files in `dir`: only root may write to its usual folders. As root, nginx would run its workers as another user. */
const configuration = (dir: string, http: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
error_log /dev/null;
pid ${dir}/nginx.pid;
events {}
http {
  ${temporaryFolders.map((name) => `${name}_temp_path ${dir};`).join('\n  ')}
  access_log off;
  ${http}
}
`

/** Starts nginx on a free port; `http` contains the servers of its configuration. */
export async function startNginx(http: (port: number) => string) {
  const dir = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  await writeFile(join(dir, 'nginx.conf'), configuration(dir, http(port)))
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }
  const child = spawn('nginx', ['-c', join(dir, 'nginx.conf')], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with exit code ${child.exitCode}.`)
    await wait(50)
  }
  const stop = async () => {
    child.kill('SIGQUIT')
    await ended
  }
  return { url, stop }
}
