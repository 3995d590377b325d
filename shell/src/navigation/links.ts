import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { rememberPosition } from './scroll'

const fileEnding = /\.[^/]+$/

/** As `URL.parse`, which older browsers lack. */
function parse(href: string, base: string): URL | undefined {
  try {
    return new URL(href, base)
  } catch {
    return undefined
  }
}

/**
 * The address of the page of this site that a link on the page `from` leads to; undefined for links to files, to other sites, into other
 * tabs, and for malformed addresses.
 */
export function linkedAddress(link: Element, from: string): string | undefined {
  if (!link.matches('[href]:not([target], [download])')) return undefined
  const url = parse(link.getAttribute('href') ?? '', location.origin + from)
  if (!url) return undefined
  const { origin, pathname, search, hash } = url
  return origin === location.origin && !fileEnding.test(pathname) ? pathname + search + hash : undefined
}

/** The address of the page that the link of an event on the page `from` leads to. */
export function addressBehind({ target }: Event, from: string): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link ? linkedAddress(link, from) : undefined
}

export const pathOf = (address: string) => new URL(address, location.href).pathname

/** The router's address of the page on the screen: while another page loads, `location` is already that page's. */
export function useShownAddress(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}

/** The address of the page on the screen, with the words of the search: they change `location` without the router. */
const presentAddress = (shown: string) =>
  pathOf(shown) === location.pathname ? location.pathname + location.search : shown

const isHere = (address: string) => address === location.pathname + location.search + location.hash

/** Whether a click only follows a link, without a modifier key. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Follows links to pages of this site without a full load. Remotes write plain `a` elements and do not use the router (decision 007). */
export function useLinks(): void {
  const navigate = useNavigate()
  const shown = useShownAddress()
  const follow = useEffectEvent((event: MouseEvent) => {
    const address =
      event.defaultPrevented || !isPlain(event) ? undefined : addressBehind(event, presentAddress(shown))
    if (address === undefined) return
    event.preventDefault()
    // The browser may not have reported the last scroll yet.
    rememberPosition()
    void navigate(address, { replace: isHere(address) })
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => follow(event)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
