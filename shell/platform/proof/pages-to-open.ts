import type { Combination } from '../publish/combination'
import { islandsOf } from '../publish/islands'
import type { Candidate } from '../publish/candidate'
import { plannedPages } from '../publish/page-plan'
import type { SiteDirectory } from '../store/site-directory'
import { isTemplate, notFoundPath } from '../store/template-pages'
import { differenceOf, withoutVersions, type Difference } from './page-difference'

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

/** The code of each island, by slot, without the versions of builds. */
function islandCode(combination: Combination): Record<string, string> {
  const builds = Object.fromEntries([...combination].map(([name, { version }]) => [name, version]))
  const islands = Object.entries(islandsOf(combination))
  return Object.fromEntries(
    islands.map(([slot, island]) => [slot, withoutVersions(JSON.stringify(island), builds)]),
  )
}

/** For each island with other code the first page that holds it: pages do not name the code of islands. */
function pagesOfIslands({ live, combination, release }: Candidate): string[] {
  const before = islandCode(live)
  const changed = Object.entries(islandCode(combination)).filter(([slot, code]) => before[slot] !== code)
  return changed.flatMap(
    ([slot]) => Object.entries(release.pages).find(([, { slots }]) => slots.includes(slot))?.[0] ?? [],
  )
}

/** Of `paths`: the pages that differ from the live release themselves (`page`), and those of which only the frame differs (`frame`). */
async function changedPages(site: SiteDirectory, candidate: Candidate, paths: string[]) {
  const { previous, live } = candidate
  if (!previous) return { page: paths, frame: [] }
  const before = { release: previous, combination: live }
  const differences = await Promise.all(paths.map((path) => differenceOf(site, before, candidate, path)))
  const withDifference = (wanted: Difference) => paths.filter((_, index) => differences[index] === wanted)
  return { page: withDifference('page'), frame: withDifference('frame') }
}

/**
 * The pages to open of a candidate: all that differ from the live release, and one of those of which only the frame differs, because the
 * frame is the same code on each. Pages that differ in the addresses of their files only are not opened. A new shell changes all pages: then
 * one page for each component of each remote is opened; together they use every name of the kit that a page uses.
 */
export async function pagesToOpen(site: SiteDirectory, candidate: Candidate): Promise<string[]> {
  const paths = candidate.rendered.filter((path) => path !== notFoundPath && !isTemplate(path))
  const { page, frame } = await changedPages(site, candidate, paths)
  const pages = candidate.changing.includes('shell') ? onePerModule(candidate, [...page, ...frame]) : page
  return [...new Set([...pages, ...frame.slice(0, 1), ...pagesOfIslands(candidate)])]
}
