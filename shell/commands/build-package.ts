import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PublishError } from '../publisher/errors'
import { packageDirectory } from './workspace'

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
}
