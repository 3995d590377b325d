import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Release } from '../store/releases/release'
import type { SiteDirectory } from '../store/places/site-directory'

const formsOn = ({ pages, forms }: Release, path: string) =>
  (pages[path]?.forms ?? []).map(({ kind }) => [kind, forms[kind]])

/** The main region of a stored document. What the head has of the page, such as its title, is in the page's data, too. */
async function mainRegion(site: SiteDirectory, file: string): Promise<string> {
  const html = await readFile(join(site.pages, file), 'utf8')
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
}

/** What differs from the live release: nothing, only the frame around the page (such as menus, sheets of islands), or the page itself. */
export type Difference = 'none' | 'frame' | 'page'

/** Compares a page of two releases: its main region, its data, which names its files by their hashes, and what its forms may send. */
export async function differenceOf(
  site: SiteDirectory,
  before: Release,
  now: Release,
  path: string,
): Promise<Difference> {
  const [old, fresh] = [before.pages[path], now.pages[path]]
  const haveOtherForms = !isDeepStrictEqual(formsOn(before, path), formsOn(now, path))
  // Stored contents are named by their hashes.
  if (!old || !fresh || haveOtherForms || old.data !== fresh.data) return 'page'
  if (old.html === fresh.html) return 'none'
  return (await mainRegion(site, old.html)) === (await mainRegion(site, fresh.html)) ? 'frame' : 'page'
}
