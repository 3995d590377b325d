import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './workspace'

/** A site that was built, published and started the way `npm start` does it, in a directory of its own. */
export interface ServedSite {
  url: string
  siteDir: string
  dataDir: string
  stop: () => Promise<void>
}

/** Starts the whole site on a free port; `environment` overrides settings. */
export async function serveSite(environment: NodeJS.ProcessEnv = {}): Promise<ServedSite> {
  const dir = await mkdtemp(join(tmpdir(), 'site-'))
  const siteDir = join(dir, 'site')
  const dataDir = join(dir, 'data')
  const child = spawn(process.execPath, ['--import', 'tsx', 'shell/commands/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      SITE_DIR: siteDir,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site did not start (exit code ${code}).`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /The site is on (\S+)/.exec(line)?.[1]
      if (found) resolve(found)
      else console.log(line)
    })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    await rm(dir, { recursive: true, force: true })
  }
  return { url, siteDir, dataDir, stop }
}
