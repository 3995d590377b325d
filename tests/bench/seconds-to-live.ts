import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { SiteDirectory } from 'platform/store/places/site-directory'
import { root } from '../setup/workspace'
import { origin } from './growing-site'

const run = promisify(execFile)

/** Seconds of a complete `npm run site -- publish`, from the key press to the live release, and the number of rendered pages. */
export async function secondsToLive(site: SiteDirectory, ...args: string[]) {
  const started = performance.now()
  const { stdout } = await run('npm', ['run', '--silent', 'site', '--', 'publish', ...args], {
    env: { ...process.env, SITE_DIR: site.root, PUBLIC_ORIGIN: origin },
    cwd: root,
  })
  const seconds = (performance.now() - started) / 1000
  return { seconds, rendered: /\d+ of \d+ pages rendered/.exec(stdout)?.[0] ?? 'nothing rendered' }
}
