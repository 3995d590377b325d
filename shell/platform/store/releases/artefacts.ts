import { extname } from 'node:path'
import { missingFiles, storeContent } from './page-store'
import type { Release } from './release'
import type { SiteDirectory } from '../places/site-directory'

/** Stores the artefacts in `contents`, by name. @returns the name of the stored file of each */
export async function storeArtefacts(
  site: SiteDirectory,
  contents: Record<string, string>,
): Promise<Release['artefacts']> {
  const stored = Object.entries(contents).map(async ([name, content]) => [
    name,
    await storeContent(site, content, extname(name).slice(1)),
  ])
  return Object.fromEntries(await Promise.all(stored)) as Release['artefacts']
}

/** Names of the artefacts of `release` whose stored file is missing. */
export const missingArtefacts = (site: SiteDirectory, release: Release | undefined): string[] =>
  Object.entries(release?.artefacts ?? {})
    .filter(([, file]) => missingFiles(site, [file]).length > 0)
    .map(([name]) => name)
