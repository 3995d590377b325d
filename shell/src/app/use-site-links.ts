import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fadeOver } from './fade-over'
import { isThere, type PageSource } from './loaded-page'
import { rememberPosition } from './scroll-positions'

const fileEnding = /\.[^/]+$/

/**
 * The page of this site behind the link that an event on the page `from` came from. Links to files, to other sites and
 * into other tabs are the browser's.
 */
export function pageBehind({ target }: Event, from: string): string | undefined {
  const link = target instanceof Element && target.closest('a[href]:not([target], [download])')
  if (!link) return undefined
  const { origin, pathname, search, hash } = new URL(link.getAttribute('href') ?? '', location.origin + from)
  return origin === location.origin && !fileEnding.test(pathname) ? pathname + search + hash : undefined
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const pathOf = (page: string) => new URL(page, location.href).pathname

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
    if (page !== undefined) prefetch(pathOf(page))
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
