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

/**
 * Whether a browser gets the same page of both releases, if from other addresses: its document and its data are the same but for the
 * versions of builds, and so is what its forms may send. All scripts of a page are in its document with the hash of their content.
 */
export async function isSamePage(
  site: SiteDirectory,
  before: ComposedRelease,
  now: ComposedRelease,
  path: string,
): Promise<boolean> {
  const forms = [before, now].map(({ release }) => formsOn(release, path))
  if (!before.release.pages[path] || !isDeepStrictEqual(forms[0], forms[1])) return false
  return isDeepStrictEqual(await contents(site, before, path), await contents(site, now, path))
}
