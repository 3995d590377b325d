import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { SiteError } from '../store/errors'
import { readManifest } from '../store/manifest-file'
import { packageDirectory } from '../workspace'

/** A remote that was copied from another must not be published over it. */
async function requireOwnName(name: string): Promise<void> {
  const manifest = await readManifest(join(packageDirectory(name), 'dist'))
  if (manifest.name === name) return
  throw new SiteError(
    'manifest-invalid',
    `The remote in ${name} calls itself ${manifest.name}: expected the name of its folder, ${name}.`,
    `Set name: '${name}' in ${name}/src/remote.tsx.`,
  )
}

function buildScript(name: string): string {
  const file = join(packageDirectory(name), 'package.json')
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: { build?: string } }
  if (scripts?.build) return scripts.build
  throw new SiteError(
    'build-failed',
    `${file}: expected a script "build"; found none.`,
    'Write "build": "remote build" into its scripts.',
  )
}

/**
 * Runs a package's `build` script as npm would, without the third of a second that npm takes to start. Each build has its own process,
 * because the federation plugin keeps state between builds.
 */
export async function buildPackage(name: string): Promise<void> {
  const cwd = packageDirectory(name)
  const path = [join(cwd, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(buildScript(name), {
    cwd,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path },
  })
  const [code, signal] = (await once(child, 'exit')) as [number, null] | [null, NodeJS.Signals]
  if (code !== 0)
    throw new SiteError(
      'build-failed',
      `The build of ${name} failed (${signal ?? `exit code ${code}`}).`,
      'See its messages above.',
    )
  await requireOwnName(name)
}
