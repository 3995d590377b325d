import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Release } from '../store/release'
import type { SiteDirectory } from '../store/site-directory'

/** The document and the data of a page. */
async function contents(site: SiteDirectory, { pages }: Release, path: string): Promise<string[]> {
  const page = pages[path]
  return page
    ? Promise.all([page.html, page.data].map((file) => readFile(join(site.pages, file), 'utf8')))
    : []
}

const formsOn = ({ pages, forms }: Release, path: string) =>
  (pages[path]?.forms ?? []).map(({ kind }) => [kind, forms[kind]])

/** The head and the main region of a document, without header, footer and menu data. */
const withoutFrame = (html: string) =>
  html.slice(0, html.indexOf('<body')) + html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))

/** What differs from the live release: nothing, only the frame around the page (such as the menus), or the page itself. */
export type Difference = 'none' | 'frame' | 'page'

/** Compares a page of two releases: its document, which contains the hashes of its scripts, its data, and what its forms may send. */
export async function differenceOf(
  site: SiteDirectory,
  before: Release,
  now: Release,
  path: string,
): Promise<Difference> {
  const forms = [before, now].map((release) => formsOn(release, path))
  if (!before.pages[path] || !isDeepStrictEqual(forms[0], forms[1])) return 'page'
  const [old, fresh] = [await contents(site, before, path), await contents(site, now, path)]
  if (isDeepStrictEqual(old, fresh)) return 'none'
  const [oldPage, freshPage] = [old, fresh].map(([html = '', data]) => [withoutFrame(html), data])
  return isDeepStrictEqual(oldPage, freshPage) ? 'frame' : 'page'
}
