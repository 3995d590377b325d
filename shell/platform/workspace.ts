import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SiteError } from './errors/site-error'

/** The root of this checkout. */
export const workspaceRoot = join(import.meta.dirname, '../..')

/** Folder of a package of the workspace. */
export const packageDirectory = (name: string) => join(workspaceRoot, name)

/** The shell and every `mf-*` package in the checkout: looked for, not listed. */
export function remoteNames(): string[] {
  const remotes = readdirSync(workspaceRoot).filter(
    (name) => name.startsWith('mf-') && existsSync(join(workspaceRoot, name, 'src/remote.tsx')),
  )
  return ['shell', ...remotes.toSorted()]
}

/** Refuses a name that no remote of the checkout has. */
export function requireRemotes(names: string[]): void {
  const known = remoteNames()
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new SiteError(
    'remote-unknown',
    `There is no remote ${unknown.join(', ')} in this checkout.`,
    `Remotes: ${known.join(', ')}`,
  )
}
