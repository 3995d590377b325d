import { assemblePage } from '../remotes/assemble-page'
import { timeLimit, withTimeLimit } from '../remotes/time-limit'
import { fullLoad } from './full-load'
import { isThere, readable, resolved, type LoadedPage, type PageSource } from './page'
import { foreseenData } from './page-data'

const isWhole = ({ page, slots }: LoadedPage) =>
  [page, ...Object.values(slots)].every(({ kind }) => kind !== 'html')

/**
 * The pages of the release that the tab was opened on, `servedPath` being the one that the document holds (at an
 * unknown address it is the 404 page). A page that cannot be assembled in the tab is left to the
 * server: a full load, which needs no section's code.
 */
export function releasePages(servedPath: string, page: LoadedPage): PageSource {
  const served = resolved(page)
  const pages = new Map([[servedPath, served]])
  const { foresee, dataOf } = foreseenData()
  const load = (path: string) => {
    const known = pages.get(path)
    if (known) return known
    const assembling = dataOf(path).then(assemblePage)
    const loading = readable(withTimeLimit(assembling, timeLimit, `The page ${path}`))
    loading.catch(() => pages.delete(path))
    pages.set(path, loading)
    return loading
  }
  const visits = new Map<Promise<LoadedPage>, Promise<LoadedPage>>()
  const visit = (path: string) => {
    // Whoever comes back to a page that lacks code tries once more.
    if (path !== servedPath && !isWhole(page) && pages.get(servedPath) === served) pages.delete(servedPath)
    const loading = load(path)
    if (isThere(loading)) return loading
    const known = visits.get(loading) ?? loading.catch(() => leaveToServer(path))
    visits.set(loading, known)
    return known
  }
  return { visit, prefetch: load, foresee: (path) => pages.has(path) || foresee(path) }
}

/** Unless the visitor has gone elsewhere meanwhile. */
function leaveToServer(path: string): Promise<never> {
  if (location.pathname === path) fullLoad()
  return new Promise(() => {})
}
