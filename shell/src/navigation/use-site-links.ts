import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isSaving } from './connection'
import type { PageSource } from './page'
import { rememberPosition } from './scroll'
import { isPlain, pageBehind, pathOf } from './links'

/** A pointer that rests on a link for this long (ms) may be about to follow it; one that sweeps over a menu is not. */
const restTime = 80

const isHere = (page: string) => page === location.pathname + location.search + location.hash

/**
 * Follows every link to a page of this site without a full load, whoever made it: sections write plain `a` elements and
 * know no router (decision 007). Hover, focus and touch prefetch the page, so that it is there when the click comes.
 */
export function useSiteLinks({ prefetch }: PageSource): void {
  const navigate = useNavigate()
  // The page on the screen: the address is another's while that one loads.
  const { pathname, search } = useLocation()
  const shown = pathname + search
  const prefetchLink = useEffectEvent((event: Event) => {
    const page = isSaving() ? undefined : pageBehind(event, shown)
    if (page !== undefined) prefetch(pathOf(page))
  })
  const follow = useEffectEvent((event: MouseEvent) => {
    const page = event.defaultPrevented || !isPlain(event) ? undefined : pageBehind(event, shown)
    if (page === undefined) return
    event.preventDefault()
    // The last scroll may not have been told yet.
    rememberPosition()
    void navigate(page, { replace: isHere(page) })
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let resting: ReturnType<typeof setTimeout>
    const rest = (event: Event) => {
      clearTimeout(resting)
      resting = setTimeout(() => prefetchLink(event), restTime)
    }
    document.addEventListener('click', (event) => follow(event), { signal })
    document.addEventListener('mouseover', rest, { signal, passive: true })
    for (const type of ['focusin', 'touchstart'])
      document.addEventListener(type, (event) => prefetchLink(event), { signal, passive: true })
    return () => {
      clearTimeout(resting)
      listening.abort()
    }
  }, [])
}
