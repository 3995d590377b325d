import { useEffect, useEffectEvent } from 'react'
import { pageBehind, pathOf, useShownPage } from './links'
import type { PageSource } from './page'
import { prefetchVisible } from './prefetch-visible'

/** How long (ms) a pointer must rest on a link: one that sweeps over a menu does not. */
const restTime = 80

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

/** Prefetches pages that the visitor may ask for next (decision 024). */
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
