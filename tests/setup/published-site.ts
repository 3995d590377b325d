import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { liveRelease } from '../../shell/commands/site/request'
import { siteDirectory } from '../../shell/publisher/site-directory'
import { root } from './workspace'

const run = promisify(execFile)

export const testOrigin = 'http://college.test'

/** The workspace's four packages as one published site, in a directory of its own. */
export async function publishedSite(from = inject('publishedSite')) {
  const dir = await mkdtemp(join(tmpdir(), 'published-'))
  await cp(from, dir, { recursive: true })
  const site = siteDirectory(dir)
  return {
    site,
    live: async () => (await liveRelease(site)).release,
    /** `npm run site -- …` on it. */
    command: (...args: string[]) =>
      runCommand('site.ts', args, { SITE_DIR: site.root, PUBLIC_ORIGIN: testOrigin }),
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}

/** That site with the sample section as a fifth: where only the sample changes, only its two pages are rendered. */
export const siteWithSample = () => publishedSite(inject('siteWithSample'))

/** Runs a command of the shell the way a person would; never rejects. */
export async function runCommand(file: string, args: string[], environment: NodeJS.ProcessEnv) {
  try {
    const { stdout, stderr } = await run(
      process.execPath,
      ['--import', 'tsx', join(root, 'shell/commands', file), ...args],
      {
        cwd: root,
        env: { ...process.env, ...environment },
      },
    )
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}
