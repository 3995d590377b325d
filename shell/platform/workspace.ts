import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PublishError } from './store/errors'

/** The checkout that this shell stands in. */
export const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Folder of a package of the workspace. */
export const packageDirectory = (name: string) => join(workspaceRoot, name)

/** The shell and every `mf-*` package that the checkout holds: sections are found, not listed. */
export async function sectionNames(): Promise<string[]> {
  const entries = await readdir(workspaceRoot)
  const sections = entries.filter(
    (name) => name.startsWith('mf-') && existsSync(join(workspaceRoot, name, 'src/remote.tsx')),
  )
  return ['shell', ...sections.toSorted()]
}

/** Refuses a name that is no section's of the checkout. */
export async function requireSections(names: string[]): Promise<void> {
  const known = await sectionNames()
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new PublishError(
    'section-unknown',
    `There is no section ${unknown.join(', ')} in this checkout.`,
    `Sections: ${known.join(', ')}`,
  )
}
