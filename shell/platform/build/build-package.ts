import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import * as z from 'zod'
import { checkedJson } from '../errors/checked-json'
import { SiteError } from '../errors/site-error'
import { readManifest } from '../store/builds/manifest-file'

const packageSchema = z.object({ scripts: z.object({ build: z.string().min(1) }) })

/** The `build` script of the package in `dir`. */
export function buildScript(dir: string): string {
  const file = join(dir, 'package.json')
  const refuse = (fault: string) =>
    new SiteError('build-failed', `${file} ${fault}`, 'Correct it; its scripts need "build": "remote build".')
  return checkedJson(readFileSync(file, 'utf8'), packageSchema, refuse).scripts.build
}

/**
 * Starts the `build` script with the package's own programs, without the third of a second that npm takes to start; `prebuild` and
 * `postbuild` do not run. Each build has its own process, because the federation plugin keeps state between builds.
 */
export const startScript = (dir: string, input: 'ignore' | 'pipe', environment = process.env) =>
  spawn(buildScript(dir), {
    cwd: dir,
    shell: true,
    stdio: [input, 'inherit', 'inherit'],
    env: { ...environment, PATH: [join(dir, 'node_modules/.bin'), process.env['PATH']].join(delimiter) },
  })

/**
 * The folder of the build that `script` makes of the package `name` in `dir`. Refuses a build with another name: a folder that was
 * copied from another remote would be published over that remote.
 */
export async function builtBy(script: ChildProcess, dir: string, name: string): Promise<string> {
  const [code, signal] = (await once(script, 'exit')) as [number, null] | [null, NodeJS.Signals]
  if (code !== 0)
    throw new SiteError(
      'build-failed',
      `The build in ${dir} failed (${signal ?? `exit code ${code}`}).`,
      'See its messages above.',
    )
  const dist = join(dir, 'dist')
  const manifest = await readManifest(dist)
  if (manifest.name === name) return dist
  throw new SiteError(
    'manifest-invalid',
    `${join(dir, 'src/remote.tsx')} names the remote ${manifest.name}: expected ${name}, the name of its package.`,
    'Give both the same name, then run the command again.',
  )
}

/** Runs the `build` script of the package `name` in `dir`. @returns the folder of the build */
export const buildPackage = async (dir: string, name: string): Promise<string> =>
  builtBy(startScript(dir, 'ignore'), dir, name)
