import { pageProps } from 'contract/page-props'
import { assemblePage, prefetchFiles } from '../remotes/assemble-page'
import { withTimeLimit } from '../release/time-limit'
import { fullLoad } from '../release/full-load'
import { type LoadedPage, type PageSource, isThere, readable, resolved } from '../release/page'
import { fetchPageData, isKnownCurrent, isOver, requireCurrent } from '../release/page-data'

/** Whether a fragment shows its served HTML because its code could not be loaded. */
const lacksCode = ({ page, slots }: LoadedPage) =>
  [page, ...Object.values(slots)].some(({ kind }) => kind === 'html')

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
export function releasePages(servedPath: string, servedPage: LoadedPage): PageSource {
  const served = resolved(servedPage)
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
  // A return to the served page then loads the code that it lacks.
  const forgetIncomplete = () => {
    if (lacksCode(servedPage) && pages.get(servedPath) === served) pages.delete(servedPath)
  }
  /** The page, once the server has answered that the tab may show it. */
  const whenConfirmed = async (path: string, loading: Promise<LoadedPage>) => {
    // A page that is still loading asks the server with its own request.
    if (isThere(loading)) await requireCurrent()
    const page = await loading
    if (location.pathname === path) shownPath = path
    return page
  }
  const visit = (path: string) => {
    if (path !== servedPath) forgetIncomplete()
    const loading = pages.get(path) ?? keep(path, loadPage(path))
    const mayShowNow = isThere(loading) && (path === shownPath || isKnownCurrent())
    if (!mayShowNow) return whenConfirmed(path, loading).catch(() => leaveToServer(path))
    shownPath = path
    return loading
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
