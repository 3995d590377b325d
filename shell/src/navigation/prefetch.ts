import { useEffect, useEffectEvent } from 'react'
import { pageBehind, pageOf, pathOf, useShownPage } from './links'
import type { PageSource } from './page'

/** How many pages are prefetched at most because their links are on the screen. */
const limit = 6

/** A pointer that rests on a link for this long (ms) may be about to follow it; one that sweeps over a menu is not. */
const restTime = 80

/** What Chromium tells of the visitor's connection; other browsers tell nothing. */
interface Connection {
  saveData: boolean
  effectiveType: string
}

/** Whether nothing may be prefetched: the visitor saves data, or the network is slower than 3G. */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
}

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

/** The page's own links before the header's. What is folded into a menu is left to the pointer. */
const links = () =>
  ['main', 'header']
    .flatMap((part) => [...document.querySelectorAll(`${part} a[href]`)])
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
async function prefetchVisible({ prefetch }: PageSource, shown: string, signal: AbortSignal): Promise<void> {
  let turn: Promise<unknown> = loaded().then(idle)
  await turn
  // A page that a link has asked for has the line to itself.
  const stays = () => !signal.aborted && location.pathname + location.search === shown
  const see = (path: string) => {
    turn = turn.then(idle).then(() => (stays() ? prefetch(path) : undefined))
  }
  if (stays()) watchLinks(shown, see, signal)
}

/** Prefetches the pages that the visitor may ask for next (decision 024). */
export function usePrefetch(source: PageSource): void {
  const shown = useShownPage()
  useEffect(() => {
    if (isSaving()) return
    const leaving = new AbortController()
    void prefetchVisible(source, shown, leaving.signal)
    return () => leaving.abort()
  }, [source, shown])
  const prefetchLink = useEffectEvent((event: Event) => {
    const page = isSaving() ? undefined : pageBehind(event, shown)
    if (page !== undefined) void source.prefetch(pathOf(page))
  })
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
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
