import { pageOf, pathOf } from './links'
import type { PageSource } from './page'

/** How many pages are prefetched at most because their links are on the screen. */
const limit = 6

/** Resolves when the browser has nothing else to do. WebKit does not say when that is. */
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
 * The page's own links before the header's. What is folded into a menu is left to the pointer; the search, and explanations
 * (`rel=help`), to those who ask for them.
 */
const links = () =>
  ['main', 'header']
    .flatMap((part) => [...document.querySelectorAll(`${part} a[href]:not([rel=search], [rel=help])`)])
    .filter((link) => !link.closest('details'))

/** Calls `see` with the path of each page whose link comes onto the screen, once for each path. */
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

/** Prefetches, one after the other, the pages whose links are on the screen, once the page has loaded and is idle. */
export async function prefetchVisible(
  { prefetch }: PageSource,
  shown: string,
  signal: AbortSignal,
): Promise<void> {
  let turn: Promise<unknown> = loaded().then(idle)
  await turn
  // A page that a link has asked for has the line to itself.
  const stays = () => !signal.aborted && location.pathname + location.search === shown
  const see = (path: string) => {
    turn = turn.then(idle).then(() => (stays() ? prefetch(path) : undefined))
  }
  if (stays()) watchLinks(shown, see, signal)
}
