import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SiteError } from './store/errors'

/** The checkout that this platform belongs to. */
export const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Folder of a package of the workspace. */
export const packageDirectory = (name: string) => join(workspaceRoot, name)

/** The shell and every `mf-*` package that the checkout holds: remotes are found, not listed. */
export async function remoteNames(): Promise<string[]> {
  const entries = await readdir(workspaceRoot)
  const remotes = entries.filter(
    (name) => name.startsWith('mf-') && existsSync(join(workspaceRoot, name, 'src/remote.tsx')),
  )
  return ['shell', ...remotes.toSorted()]
}

/** Refuses a name that is no remote's of the checkout. */
export async function requireRemotes(names: string[]): Promise<void> {
  const known = await remoteNames()
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new SiteError(
    'remote-unknown',
    `There is no remote ${unknown.join(', ')} in this checkout.`,
    `Remotes: ${known.join(', ')}`,
  )
}
