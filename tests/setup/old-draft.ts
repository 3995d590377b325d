import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteDirectory } from 'platform/store/places/site-directory'

/** A file that a killed publisher has left in `site` long ago: the next prune deletes it. @returns its path */
export async function oldDraft(site: SiteDirectory): Promise<string> {
  const draft = join(site.work, 'build-0a1b0a1b-0a1b-4a1b-8a1b-0a1b0a1b0a1b')
  await writeFile(draft, '')
  await utimes(draft, 0, 0)
  return draft
}
