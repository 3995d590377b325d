import { readFile } from 'node:fs/promises'
import { packageDirectory } from '../workspace'

/** The package manager of the workspace with its version, as `npx` takes it. */
export async function packageManager(): Promise<string> {
  const text = await readFile(packageDirectory('package.json'), 'utf8')
  return (JSON.parse(text) as { config: { packageManager: string } }).config.packageManager
}
