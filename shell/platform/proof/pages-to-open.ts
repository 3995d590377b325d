import { isDeepStrictEqual } from 'node:util'
import { islandsOf } from '../publish/render/islands'
import type { Candidate } from '../publish/candidate'
import { plannedPages } from '../publish/render/page-plan'
import type { SiteDirectory } from '../store/places/site-directory'
import { isTemplate } from '../server/pages/template-pages'
import { differenceOf, type Difference } from './page-difference'

/** The first of the pages with the same component: another kit or React affects all of them in the same way. */
function onePerModule(candidate: Candidate, paths: string[]): string[] {
  const planned = plannedPages(candidate.combination)
  const seen = new Set<string>()
  return paths.filter((path) => {
    const { remote, page } = planned.get(path) ?? {}
    const key = `${remote} ${page?.module}`
    return !seen.has(key) && seen.add(key)
  })
}

/** For each island with changed code, the first page that holds it: pages do not name the code of islands. */
function pagesOfIslands({ live, combination, release }: Candidate): string[] {
  const before = islandsOf(live)
  const changed = Object.entries(islandsOf(combination)).filter(
    ([slot, island]) => !isDeepStrictEqual(before[slot], island),
  )
  return changed.flatMap(
    ([slot]) => Object.entries(release.pages).find(([, { slots }]) => slots.includes(slot))?.[0] ?? [],
  )
}

/** The pages among `paths` that differ from the live release themselves (`page`), and those with another frame only (`frame`). */
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
 * The pages of a candidate to open: all that differ from the live release; with a new shell, which can change every page, only the
 * first of those with the same component: together these use every name of the kit that a page uses. In addition one of those with
 * another frame only, because the frame is the same code on each, and one for each changed island.
 */
export async function pagesToOpen(site: SiteDirectory, candidate: Candidate): Promise<string[]> {
  const paths = candidate.rendered.filter((path) => !isTemplate(path))
  const { page, frame } = await changedPages(site, candidate, paths)
  const pages = candidate.changing.includes('shell') ? onePerModule(candidate, page) : page
  return [...new Set([...pages, ...frame.slice(0, 1), ...pagesOfIslands(candidate)])]
}
