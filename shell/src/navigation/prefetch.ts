import { useEffect, useEffectEvent } from 'react'
import { addressBehind, linkedAddress, pathOf, useShownAddress } from './links'
import type { PageSource } from '../release/page'

/** How long (ms) a pointer must rest on a link: one that sweeps over a menu does not. */
const restTime = 80

/** Most pages that are prefetched because their links are on the screen. */
const limit = 6

/** Chromium's information about the connection; other browsers have none. */
interface Connection {
  saveData: boolean
  effectiveType: string
}

/** Whether prefetching is off: the visitor saves data, or the network is slower than 3G. */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
}

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
 * The page's own links, then the header's, without links in `details` (menus, folded parts), the search and explanations (`rel=help`):
 * those are prefetched when the pointer rests on them, or at focus or a press.
 */
const links = () =>
  ['main', 'header']
    .flatMap((part) => [...document.querySelectorAll(`${part} a[href]:not([rel=search], [rel=help])`)])
    .filter((link) => !link.closest('details'))

/** Calls `see` once for each of the first `limit` paths whose links come onto the screen. */
function watchLinks(shown: string, see: (path: string) => void, signal: AbortSignal): void {
  const seen = new Set<string>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      const path = pathOf(linkedAddress(target, shown) ?? shown)
      if (path === pathOf(shown) || seen.has(path) || seen.size === limit) continue
      seen.add(path)
      see(path)
    }
  })
  for (const link of links()) observer.observe(link)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Prefetches, one by one, the pages whose links are on the screen, once the page has loaded and is idle. */
async function prefetchVisible({ prefetch }: PageSource, shown: string, signal: AbortSignal): Promise<void> {
  let turn: Promise<unknown> = loaded().then(idle)
  await turn
  // A page that the visitor has asked for gets all the bandwidth.
  const stays = () => !signal.aborted && location.pathname + location.search === shown
  const see = (path: string) => {
    turn = turn.then(idle).then(() => (stays() ? prefetch(path) : undefined))
  }
  if (stays()) watchLinks(shown, see, signal)
}

/** Prefetches pages that the visitor may ask for next (decision 024). */
export function usePrefetch(source: PageSource): void {
  const shown = useShownAddress()
  useEffect(() => {
    if (isSaving()) return
    const leaving = new AbortController()
    void prefetchVisible(source, shown, leaving.signal)
    return () => leaving.abort()
  }, [source, shown])
  const prefetchLink = useEffectEvent((event: Event) => {
    const address = isSaving() ? undefined : addressBehind(event, shown)
    if (address !== undefined) void source.prefetch(pathOf(address))
  })
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal }
    let resting: ReturnType<typeof setTimeout>
    const rest = (event: Event) => {
      clearTimeout(resting)
      resting = setTimeout(() => prefetchLink(event), restTime)
    }
    document.addEventListener('mouseover', rest, options)
    for (const type of ['focusin', 'pointerdown'])
      document.addEventListener(type, (event) => prefetchLink(event), options)
    return () => {
      clearTimeout(resting)
      listening.abort()
    }
  }, [])
}
