import { readFile } from 'node:fs/promises'
import { packageDirectory } from '../workspace'

/** The package manager of the workspace and its version, in the form for `npx`. */
export async function packageManager(): Promise<string> {
  const text = await readFile(packageDirectory('package.json'), 'utf8')
  return (JSON.parse(text) as { config: { packageManager: string } }).config.packageManager
}
