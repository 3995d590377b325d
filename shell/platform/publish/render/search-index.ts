import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'contract/manifest'
import type { SearchedPage, SearchPageData } from 'contract/search'
import * as z from 'zod'
import { checkedJson } from '../../errors/checked-json'
import { SiteError } from '../../errors/site-error'
import type { Release } from '../../store/releases/release'
import type { SiteDirectory } from '../../store/places/site-directory'
import type { Combination } from '../compose/combination'

/** One file for each remote: a publish compresses only that of the remote that changes. */
const artefactOf = (remote: string) => `search-${remote}.json`

type ManifestPage = Manifest['pages'][number]

const pagesOf = ({ pages }: Manifest): ManifestPage[] =>
  pages.filter(({ metadata }) => !metadata.noindex).toSorted((a, b) => a.path.localeCompare(b.path, 'en'))

/** The data of the search page. */
export function searchPageData(combination: Combination): SearchPageData {
  const manifests = [...combination.values()].map(({ manifest }) => manifest)
  return {
    pages: manifests
      .flatMap(pagesOf)
      .map(({ path, metadata: { title } }) => ({ path, title }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    artefacts: manifests
      .filter((manifest) => pagesOf(manifest).length > 0)
      .map(({ name }) => artefactOf(name))
      .toSorted(),
  }
}

const textsSchema = z.array(z.object({ heading: z.string(), id: z.string(), text: z.string() }))

const unreadable = (fault: string) =>
  new SiteError('site-corrupt', fault, 'Delete it, and publish again: the page is rendered again.')

async function searchedPages(site: SiteDirectory, manifest: Manifest, release: Pick<Release, 'pages'>) {
  const pages = pagesOf(manifest).map(async ({ path, metadata }): Promise<SearchedPage[]> => {
    const stored = release.pages[path]?.search
    if (stored === undefined) return []
    const file = join(site.pages, stored)
    const sections = checkedJson(await readFile(file, 'utf8'), textsSchema, (fault) =>
      unreadable(`${file} of ${path} ${fault}`),
    )
    return [{ path, title: metadata.title, sections }]
  })
  return (await Promise.all(pages)).flat()
}

/** The artefacts of the search, by name: the texts of each remote's pages. */
export async function searchArtefacts(
  site: SiteDirectory,
  combination: Combination,
  release: Pick<Release, 'pages'>,
): Promise<Record<string, string>> {
  const remotes = [...combination.values()].filter(({ manifest }) => pagesOf(manifest).length > 0)
  const files = remotes.map(async ({ manifest }) => [
    artefactOf(manifest.name),
    JSON.stringify(await searchedPages(site, manifest, release)),
  ])
  return Object.fromEntries(await Promise.all(files)) as Record<string, string>
}
