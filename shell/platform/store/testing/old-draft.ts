import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteDirectory } from '../places/site-directory'

/** A draft of an upload, which a client has left in `site` long ago: the next prune deletes it. @returns its path */
export async function oldDraft(site: SiteDirectory): Promise<string> {
  const draft = join(site.work, `content-${'0a1b'.repeat(16)}`)
  await mkdir(site.work, { recursive: true })
  await writeFile(draft, '')
  await utimes(draft, 0, 0)
  return draft
}
