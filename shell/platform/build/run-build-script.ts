import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { SiteError } from '../store/errors'

function buildScript(dir: string): string {
  const file = join(dir, 'package.json')
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: { build?: string } }
  if (scripts?.build) return scripts.build
  throw new SiteError(
    'build-failed',
    `${file}: expected a script "build"; found none.`,
    'Write "build": "remote build" into its scripts.',
  )
}

/**
 * Runs the `build` script of the package in `dir` with the package's own programs, without the third of a second that npm takes to
 * start; `prebuild` and `postbuild` do not run. Each build has its own process, because the federation plugin keeps state between builds.
 */
export async function runBuildScript(dir: string): Promise<void> {
  const path = [join(dir, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(buildScript(dir), {
    cwd: dir,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path },
  })
  const [code, signal] = (await once(child, 'exit')) as [number, null] | [null, NodeJS.Signals]
  if (code === 0) return
  throw new SiteError(
    'build-failed',
    `The build in ${dir} failed (${signal ?? `exit code ${code}`}).`,
    'See its messages above.',
  )
}
