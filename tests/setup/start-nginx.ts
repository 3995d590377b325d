import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from 'platform/cli/free-port'

/** What an administrator would change in `nginx.conf`; as root, it may read the folders of the tests. */
function adapted(conf: string, port: number, webServer: string, isRoot: boolean): string {
  const user = isRoot ? 'user root;\n' : ''
  const changes = [
    ['events {}', `${user}daemon off;\nevents {}`],
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
  /** `nginx -s reload`; rejects where it fails. */
  reload: () => Promise<unknown>
  stop: () => Promise<void>
}

/** Serves the export in `dir` with its own `nginx.conf`; `/api` and `/forms` go to `webServer`. */
export async function startNginx(
  dir: string,
  webServer: string,
  user: { uid?: number; gid?: number } = {},
): Promise<StartedNginx> {
  const port = await freePort()
  const conf = adapted(
    await readFile(join(dir, 'nginx.conf'), 'utf8'),
    port,
    webServer,
    (user.uid ?? process.getuid?.()) === 0,
  )
  // Next to the exported one: "include" looks where the configuration lies.
  await writeFile(join(dir, 'adapted.conf'), conf)
  const args = ['-p', dir, '-c', 'adapted.conf']
  const options = { ...user, env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` } }
  const child = spawn('nginx', args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
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
  }
  const reload = () => promisify(execFile)('nginx', [...args, '-s', 'reload'], options)
  return { url, reload, stop }
}
