import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasSmaller, writeCompressed } from './compress'
import { PublishError } from './errors'
import { contentHash } from './hash'
import { markUsed } from './mark-used'
import type { Release, ReleasePage } from './release'
import type { SiteDirectory } from './site-directory'

/** Whether the page file `name` is there as it was written: its name is the hash of its content. */
async function holdsPage(site: SiteDirectory, name: string): Promise<boolean> {
  const file = join(site.pages, name)
  const content = await readFile(file, 'utf8').catch(() => '')
  return name.startsWith(`${contentHash(content)}.`) && (await hasSmaller(file))
}

/** The file of a page that is missing or damaged; undefined for a page that is stored whole. */
export async function damagedFile(
  site: SiteDirectory,
  { html, data }: Pick<ReleasePage, 'html' | 'data'>,
): Promise<string | undefined> {
  for (const name of [html, data]) if (!(await holdsPage(site, name))) return join(site.pages, name)
  return undefined
}

/** Refuses a release whose pages are not all stored whole. */
export async function requirePages(site: SiteDirectory, release: Release): Promise<void> {
  for (const [path, page] of Object.entries(release.pages)) {
    const file = await damagedFile(site, page)
    if (file === undefined) continue
    throw new PublishError(
      'site-damaged',
      `${file} of ${path} in release ${release.id}: expected the page as it was rendered; found a missing or damaged file.`,
      'A publish renders damaged pages of the live release anew (npm run site -- publish); of another release they are lost.',
    )
  }
}

/** Stores `content` compressed under its hash, unless it is there already. */
export async function storePage(site: SiteDirectory, content: string, ending: string): Promise<string> {
  const name = `${contentHash(content)}.${ending}`
  const file = join(site.pages, name)
  if (await holdsPage(site, name)) await markUsed(file)
  else await writeCompressed(file, Buffer.from(content))
  return name
}
