import { isDeepStrictEqual } from 'node:util'
import { islandsOf } from '../publish/islands'
import type { Candidate } from '../publish/candidate'
import { plannedPages } from '../publish/page-plan'
import type { SiteDirectory } from '../store/site-directory'
import { isTemplate, notFoundPath } from '../store/template-pages'
import { differenceOf, type Difference } from './page-difference'

/** Of pages with the same component, the first: another kit or React concerns them alike. */
function onePerModule(candidate: Candidate, paths: string[]): string[] {
  const planned = plannedPages(candidate.combination)
  const seen = new Set<string>()
  return paths.filter((path) => {
    const { remote, page } = planned.get(path) ?? {}
    const key = `${remote} ${page?.module}`
    return !seen.has(key) && seen.add(key)
  })
}

/** For each island with other code the first page that holds it: pages do not name the code of islands. */
function pagesOfIslands({ live, combination, release }: Candidate): string[] {
  const before = islandsOf(live)
  const changed = Object.entries(islandsOf(combination)).filter(
    ([slot, island]) => !isDeepStrictEqual(before[slot], island),
  )
  return changed.flatMap(
    ([slot]) => Object.entries(release.pages).find(([, { slots }]) => slots.includes(slot))?.[0] ?? [],
  )
}

/** Of `paths`: the pages that differ from the live release themselves (`page`), and those of which only the frame differs (`frame`). */
async function changedPages(site: SiteDirectory, candidate: Candidate, paths: string[]) {
  const { previous } = candidate
  if (!previous) return { page: paths, frame: [] }
  const differences = await Promise.all(
    paths.map((path) => differenceOf(site, previous, candidate.release, path)),
  )
  const withDifference = (wanted: Difference) => paths.filter((_, index) => differences[index] === wanted)
  return { page: withDifference('page'), frame: withDifference('frame') }
}

/**
 * The pages to open of a candidate: all that differ from the live release, and one of those of which only the frame differs, because the
 * frame is the same code on each. A new shell that changes
 * all pages: then one page for each component of each remote is opened; together they use every name of the kit that a page uses.
 */
export async function pagesToOpen(site: SiteDirectory, candidate: Candidate): Promise<string[]> {
  const paths = candidate.rendered.filter((path) => path !== notFoundPath && !isTemplate(path))
  const { page, frame } = await changedPages(site, candidate, paths)
  const pages = candidate.changing.includes('shell') ? onePerModule(candidate, [...page, ...frame]) : page
  return [...new Set([...pages, ...frame.slice(0, 1), ...pagesOfIslands(candidate)])]
}
