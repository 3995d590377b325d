import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fadeOver } from './fade-over'
import { isThere, type PageSource } from './loaded-page'
import { rememberPosition } from './scroll-positions'
import { isPlain, pageBehind, pathOf } from './site-link'

const isHere = (page: string) => page === location.pathname + location.search + location.hash

/**
 * Follows every link to a page of this site without a full load, whoever made it: sections write plain `a` elements and
 * know no router (decision 007). Hover, focus and touch announce the visit, so that the page is there when the click comes.
 */
export function useSiteLinks({ visit, prefetch }: PageSource): void {
  const navigate = useNavigate()
  // The page on the screen: the address is another's while that one loads.
  const { pathname, search } = useLocation()
  const shown = pathname + search
  const announce = useEffectEvent((event: Event) => {
    const page = pageBehind(event, shown)
    if (page !== undefined) void prefetch(pathOf(page))
  })
  const follow = useEffectEvent((event: MouseEvent) => {
    const page = event.defaultPrevented || !isPlain(event) ? undefined : pageBehind(event, shown)
    if (page === undefined) return
    event.preventDefault()
    const go = () => {
      // The last scroll may not have been told yet.
      rememberPosition()
      void navigate(page, { replace: isHere(page) })
    }
    if (pathOf(page) !== pathname && isThere(visit(pathOf(page)))) fadeOver(go)
    else go()
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', (event) => follow(event), { signal })
    for (const type of ['mouseover', 'focusin', 'touchstart'])
      document.addEventListener(type, (event) => announce(event), { signal, passive: true })
    return () => listening.abort()
  }, [])
}
