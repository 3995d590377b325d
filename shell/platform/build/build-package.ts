import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { SiteError } from '../errors/site-error'
import { readManifest } from '../store/builds/manifest-file'

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
 * With the package's own programs, without the third of a second that npm takes to start; `prebuild` and `postbuild` do not run. Each
 * build has its own process, because the federation plugin keeps state between builds.
 */
async function runBuildScript(dir: string): Promise<void> {
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

/**
 * Runs the `build` script of the package `name` in `dir`. Refuses a build with another name: a folder that was copied from another
 * remote would be published over that remote.
 * @returns the folder of the build
 */
export async function buildPackage(dir: string, name: string): Promise<string> {
  await runBuildScript(dir)
  const dist = join(dir, 'dist')
  const manifest = await readManifest(dist)
  if (manifest.name === name) return dist
  throw new SiteError(
    'manifest-invalid',
    `${join(dir, 'src/remote.tsx')} names the remote ${manifest.name}: expected ${name}, the name of its package.`,
    'Give both the same name, then run the command again.',
  )
}
