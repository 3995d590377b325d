import { pageOf, pathOf } from './links'
import type { PageSource } from './page'

/** Most pages that are prefetched because their links are on the screen. */
const limit = 6

/** Resolves when the browser is idle. WebKit does not report that. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    else addEventListener('load', resolve, { once: true })
  })

/**
 * The page's own links, then the header's. Links in closed menus are prefetched only when the pointer rests on them; the search and
 * explanations (`rel=help`) only when they are used.
 */
const links = () =>
  ['main', 'header']
    .flatMap((part) => [...document.querySelectorAll(`${part} a[href]:not([rel=search], [rel=help])`)])
    .filter((link) => !link.closest('details'))

/** Calls `see` once for each path whose link comes onto the screen. */
function watchLinks(shown: string, see: (path: string) => void, signal: AbortSignal): void {
  const seen = new Set<string>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const page = (isIntersecting && pageOf(target, shown)) || shown
      const path = pathOf(page)
      if (path === pathOf(shown) || seen.has(path) || seen.size === limit) continue
      seen.add(path)
      see(path)
    }
  })
  for (const link of links()) observer.observe(link)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Prefetches, one by one, the pages whose links are on the screen, once the page has loaded and is idle. */
export async function prefetchVisible(
  { prefetch }: PageSource,
  shown: string,
  signal: AbortSignal,
): Promise<void> {
  let turn: Promise<unknown> = loaded().then(idle)
  await turn
  // A page that the visitor has asked for gets all the bandwidth.
  const stays = () => !signal.aborted && location.pathname + location.search === shown
  const see = (path: string) => {
    turn = turn.then(idle).then(() => (stays() ? prefetch(path) : undefined))
  }
  if (stays()) watchLinks(shown, see, signal)
}
