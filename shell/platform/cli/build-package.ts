import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { PublishError } from '../store/errors'
import { readManifest } from '../store/manifest-file'
import { packageDirectory } from '../workspace'

/** A section that was copied from another publishes itself, not over the other. */
async function requireOwnName(name: string): Promise<void> {
  const manifest = await readManifest(join(packageDirectory(name), 'dist'))
  if (manifest.name === name) return
  throw new PublishError(
    'manifest-invalid',
    `The section in ${name} calls itself ${manifest.name}: expected the name of its folder, ${name}.`,
    `Set name: '${name}' in ${name}/src/remote.tsx.`,
  )
}

/** Runs a package's own `build` script, in a process of its own: the federation plugin keeps state between builds. */
export async function buildPackage(name: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: packageDirectory(name),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0)
    throw new PublishError(
      'build-failed',
      `The build of ${name} failed (exit code ${code}).`,
      'Its messages stand above.',
    )
  await requireOwnName(name)
}
