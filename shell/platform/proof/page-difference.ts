import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Combination } from '../publish/combination'
import { contentHash } from '../store/hash'
import type { Release } from '../store/release'
import type { SiteDirectory } from '../store/site-directory'

/** A release, and the builds that it is made of. */
export interface ComposedRelease {
  release: Release
  combination: Combination
}

/** Without the versions in the addresses of builds: the hashes next to them say whether the files are the same. */
export const withoutVersions = (text: string, builds: Record<string, string>): string =>
  Object.entries(builds).reduce(
    (rest, [remote, version]) => rest.replaceAll(`/assets/${remote}/${version}/`, `/assets/${remote}/`),
    text,
  )

/** How the federation finds the modules of a build: it names the files of all its pages. */
const entryFile = 'remoteEntry.js'

/** What the entry of a build does for the page with the document `html`: the hashes of files that this page does not load are left out. */
const entryFor = (entry: string, html: string) =>
  entry.replaceAll(/([\w-]+)-[\w-]{8}\.js/g, (file, name: string) => (html.includes(file) ? file : name))

/** Each entry's hash is that of what it does for this page. */
async function withOwnEntries(text: string, html: string, combination: Combination): Promise<string> {
  let own = text
  for (const { manifest, dir } of combination.values()) {
    const { integrity } = manifest.files[entryFile] ?? {}
    if (integrity === undefined || !text.includes(integrity)) continue
    const entry = await readFile(join(dir, 'client', entryFile), 'utf8')
    own = own.replaceAll(integrity, contentHash(entryFor(entry, html)))
  }
  return own
}

/** The document and the data of a page, without what makes no difference to a browser. */
async function contents(
  site: SiteDirectory,
  { release, combination }: ComposedRelease,
  path: string,
): Promise<string[]> {
  const page = release.pages[path]
  if (!page) return []
  const read = (file: string) => readFile(join(site.pages, file), 'utf8')
  const [html, data] = await Promise.all([read(page.html), read(page.data)])
  const texts = [html, data].map((text) => withOwnEntries(text, html, combination))
  return (await Promise.all(texts)).map((text) => withoutVersions(text, release.builds))
}

const formsOn = ({ pages, forms = {} }: Release, path: string) =>
  (pages[path]?.forms ?? []).map(({ kind }) => [kind, forms[kind]])

/** The head and the main region of a document, without the header, the footer and the data of the menus. */
const withoutFrame = (html: string) =>
  html.slice(0, html.indexOf('<body')) + html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))

/** What of a page differs from the live release: nothing, only the frame around it (such as the menus), or the page itself. */
export type Difference = 'none' | 'frame' | 'page'

/**
 * Compares a page with the page before: its document, its data, and what its forms may send. The versions in the addresses of builds do
 * not count. The head of a document names all scripts of the page with the hash of their content.
 */
export async function differenceOf(
  site: SiteDirectory,
  before: ComposedRelease,
  now: ComposedRelease,
  path: string,
): Promise<Difference> {
  const forms = [before, now].map(({ release }) => formsOn(release, path))
  if (!before.release.pages[path] || !isDeepStrictEqual(forms[0], forms[1])) return 'page'
  const [old, fresh] = [await contents(site, before, path), await contents(site, now, path)]
  if (isDeepStrictEqual(old, fresh)) return 'none'
  const [oldPage, freshPage] = [old, fresh].map(([html = '', data]) => [withoutFrame(html), data])
  return isDeepStrictEqual(oldPage, freshPage) ? 'frame' : 'page'
}
