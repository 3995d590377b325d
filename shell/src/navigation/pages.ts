import { pageProps } from 'contract/page-props'
import { assemblePage, prefetchFiles } from '../remotes/assemble-page'
import { withTimeLimit } from '../remotes/time-limit'
import { fullLoad } from './full-load'
import type { LoadedPage, PageSource } from './page'
import { fetchPageData, isCertain, isOver, requireCurrent } from './page-data'
import { isThere, readable, resolved } from './readable'

const isIntact = ({ page, slots }: LoadedPage) =>
  [page, ...Object.values(slots)].every(({ kind }) => kind !== 'html')

async function loadPage(path: string): Promise<LoadedPage> {
  return assemblePage(await fetchPageData(path, 'auto'))
}

async function loadAhead(path: string): Promise<LoadedPage> {
  const data = await fetchPageData(path, 'low')
  await prefetchFiles(data)
  return assemblePage(data)
}

/**
 * The pages of the release that the tab was opened on. `servedPath` is the page in the document (at an unknown address, the 404 page). A
 * page that cannot be assembled in the tab is loaded from the server, which needs no code of a remote; so is every page once the
 * release is over.
 */
export function releasePages(servedPath: string, page: LoadedPage): PageSource {
  const served = resolved(page)
  const pages = new Map([[servedPath, served]])
  let shownPath = servedPath
  const keep = (path: string, assembling: Promise<LoadedPage>) => {
    const loading = readable(withTimeLimit(assembling, `The page ${path}`))
    loading.catch(() => pages.delete(path))
    pages.set(path, loading)
    return loading
  }
  const prefetch = async (path: string) => {
    if (isOver() || pages.has(path)) return
    await keep(path, loadAhead(path)).catch(() => {})
  }
  const arrive = async (path: string, loading: Promise<LoadedPage>) => {
    // A page that is still loading asks the server with its own request.
    if (isThere(loading)) await requireCurrent()
    const arrived = await loading
    if (location.pathname === path) shownPath = path
    return arrived
  }
  const visit = (path: string) => {
    // The code of the served page did not load. It is forgotten now, so that a return to the page tries again.
    if (path !== servedPath && !isIntact(page) && pages.get(servedPath) === served) pages.delete(servedPath)
    const loading = pages.get(path) ?? keep(path, loadPage(path))
    if (isThere(loading) && (path === shownPath || isCertain())) {
      shownPath = path
      return loading
    }
    return arrive(path, loading).catch(() => leaveToServer(path))
  }
  const readData = async (path: string) =>
    pageProps((await (pages.get(path) ?? keep(path, loadAhead(path)))).params).data
  return { visit, prefetch, readData }
}

/** Loads the page from the server, unless the visitor has gone elsewhere. */
function leaveToServer(path: string): Promise<never> {
  if (location.pathname === path) fullLoad()
  return new Promise(() => {})
}
