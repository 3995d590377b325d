import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../shell/commands/free-port'

const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** What an administrator would change in `nginx.conf`, and folders of its own, so that it runs as anybody. */
function adapted(conf: string, port: number, webServer: string, work: string): string {
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  const folders = bodies.map((name) => `${name}_temp_path ${join(work, name)};`).join(' ')
  const changes = [
    ['events {}', `${user}daemon off;\npid ${join(work, 'nginx.pid')};\nevents {}`],
    ['http {', `http {\n${folders}`],
    ['listen 8000;', `listen 127.0.0.1:${port};`],
    ['http://127.0.0.1:8080', webServer],
  ] as const
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`nginx.conf should hold "${from}" once.`)
    return text.replace(from, to)
  }, conf)
}

/** An nginx of its own, on a free port. */
export interface StartedNginx {
  url: string
  stop: () => Promise<void>
}

/** Serves the export in `dir` with its own `nginx.conf`; `/api` and `/forms` go to `webServer`. */
export async function startNginx(dir: string, webServer: string): Promise<StartedNginx> {
  const work = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const conf = adapted(await readFile(join(dir, 'nginx.conf'), 'utf8'), port, webServer, work)
  // Beside the exported one: "include" looks where the configuration lies.
  await writeFile(join(dir, 'adapted.conf'), conf)
  const child = spawn('nginx', ['-p', dir, '-c', 'adapted.conf'], {
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = `http://localhost:${port}`
  const answers = async () => (await fetch(url).catch(() => undefined))?.ok === true
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx ended with exit code ${child.exitCode}.`)
    await wait(50)
  }
  const stop = async () => {
    child.kill('SIGQUIT')
    await ended
    await rm(work, { recursive: true })
  }
  return { url, stop }
}
