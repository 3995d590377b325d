import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Release } from '../store/release'
import type { SiteDirectory } from '../store/site-directory'

/** Without the versions in the addresses of builds: the hashes next to them say whether the files are the same. */
export const withoutVersions = (text: string, builds: Record<string, string>): string =>
  Object.entries(builds).reduce(
    (rest, [remote, version]) => rest.replaceAll(`/assets/${remote}/${version}/`, `/assets/${remote}/`),
    text,
  )

async function contents(site: SiteDirectory, { pages, builds }: Release, path: string): Promise<string[]> {
  const page = pages[path]
  const files = page ? [page.html, page.data] : []
  const texts = await Promise.all(files.map((file) => readFile(join(site.pages, file), 'utf8')))
  return texts.map((text) => withoutVersions(text, builds))
}

const formsOn = ({ pages, forms = {} }: Release, path: string) =>
  (pages[path]?.forms ?? []).map(({ kind }) => [kind, forms[kind]])

/**
 * Whether a browser gets the same page of both releases, if from other addresses: its document and its data are the same but for the
 * versions of builds, and so is what its forms may send. All scripts of a page are in its document with the hash of their content.
 */
export async function isSamePage(
  site: SiteDirectory,
  before: Release,
  now: Release,
  path: string,
): Promise<boolean> {
  if (!before.pages[path] || !isDeepStrictEqual(formsOn(before, path), formsOn(now, path))) return false
  return isDeepStrictEqual(await contents(site, before, path), await contents(site, now, path))
}
