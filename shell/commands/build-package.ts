import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { PublishError } from '../publisher/errors'
import { packageDirectory } from './workspace'

/** Runs a package's own `build` script, in a process of its own: the federation plugin keeps state between builds. */
export async function buildPackage(name: string): Promise<void> {
  const cwd = packageDirectory(name)
  if (!existsSync(cwd)) {
    throw new PublishError(
      'build-missing',
      `There is no package ${name} in this checkout.`,
      'Name a folder of the workspace, or a build with --from DIR.',
    )
  }
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0)
    throw new PublishError(
      'build-failed',
      `The build of ${name} failed (exit code ${code}).`,
      'Its messages stand above.',
    )
}
