import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { partId } from 'contract/part-id'
import { showHead } from './head'
import { layOutNow, layOutScreen } from './lay-out'
import type { LoadedPage } from './page'
import { savedPosition, showBrowsersEntry, showEntry } from './scroll'

/** Where a screen reader and the Tab key go on. */
function moveFocus(target: HTMLElement | null) {
  if (!target) return
  // Made focusable, unless it is already.
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function scrollToPart(part: HTMLElement) {
  part.scrollIntoView()
  moveFocus(part)
}

const partNamed = (hash: string) => document.getElementById(partId(hash.slice(1)))

/** The heading tells a screen reader where it is; without one the main region does. */
const focusHeading = () =>
  moveFocus(document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'))

/**
 * What happens when a client navigation has arrived: the head follows, focus moves to the new heading, the page
 * starts at the top or at its anchor; back and forward restore the position.
 */
export function useAfterNavigation(page: LoadedPage): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const previous = useRef({ key, pathname, hash })
  // Before the page is painted: it is never seen where the one before it was.
  useLayoutEffect(() => {
    const from = previous.current
    previous.current = { key, pathname, hash }
    if (from.key === key && from.hash === hash) return
    const isNewPage = from.pathname !== pathname
    // The part in the address bar was edited: the browser has scrolled, and the router knows no key of the entry.
    if (key === 'default' && !isNewPage) return showBrowsersEntry()
    // Seen from its top a page only grows below the screen; seen from elsewhere it could move.
    if (isNewPage && type !== 'POP' && !hash) layOutScreen()
    else layOutNow()
    const position = savedPosition(key)
    showEntry(key)
    if (isNewPage) {
      showHead(page)
      focusHeading()
    }
    const part = type === 'POP' ? null : partNamed(hash)
    if (type === 'POP') scrollTo({ top: position, behavior: 'instant' })
    else if (part) scrollToPart(part)
    else if (isNewPage || !hash) scrollTo({ top: 0, behavior: 'instant' })
  }, [key, pathname, hash, type, page])
}
