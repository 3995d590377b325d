import type { Manifest } from 'contract/manifest'
import { withData } from 'contract/page-props'
import { searchPath } from 'contract/search'
import { listedMenus } from '../../navigation/listed-menus'
import { menuPath } from '../../navigation/menu-addresses'
import { navigationOf, perCombination, shellOf, type Combination } from '../compose/combination'
import { withAddresses } from './file-addresses'
import { searchPageData } from './search-index'

/** A page to render, and its remote. */
export interface PlannedPage {
  remote: string
  page: Manifest['pages'][number]
}

/** Data about the whole site, by page of the shell. */
const dataOfSite: Record<string, (combination: Combination) => unknown> = {
  [menuPath]: (combination) => {
    const { site } = shellOf(combination).manifest
    return site && listedMenus(navigationOf(combination), site.menus)
  },
  [searchPath]: searchPageData,
}

/** Whether the page at `path` is about the whole site, and lists every menu or page. */
export const isAboutSite = (path: string) => Object.hasOwn(dataOfSite, path)

/** A page about the whole site gets its data here; every other page is as its remote declares it. */
function withSite(combination: Combination, page: Manifest['pages'][number]) {
  const dataOf = dataOfSite[page.path]
  return dataOf ? { ...page, params: withData(page.params, dataOf(combination)) } : page
}

/** Every page of a combination, by path; in one order, whatever the locale of the machine. */
export const plannedPages = perCombination((combination): ReadonlyMap<string, PlannedPage> => {
  const planned = (manifest: Manifest, page: Manifest['pages'][number]): PlannedPage => ({
    remote: manifest.name,
    page: withSite(combination, withAddresses(manifest, page)),
  })
  const pages = [...combination.values()].flatMap(({ manifest }) =>
    manifest.pages.map((page) => [page.path, planned(manifest, page)] as const),
  )
  return new Map(pages.toSorted(([a], [b]) => a.localeCompare(b, 'en')))
})
