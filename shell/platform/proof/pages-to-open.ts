import type { Candidate } from '../publish/prepare'
import { plannedPages } from '../publish/page-plan'
import { isTemplate, notFoundPath } from '../store/template-pages'

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

/**
 * The pages to open of a candidate: all that changed. With another shell all have: then one for each component of each remote, which
 * together use every name of the kit that a page uses.
 */
export function pagesToOpen(candidate: Candidate): string[] {
  const paths = candidate.rendered.filter((path) => path !== notFoundPath && !isTemplate(path))
  return candidate.changing.includes('shell') ? onePerModule(candidate, paths) : paths
}
