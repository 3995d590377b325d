import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { thanksId } from 'contract/native-forms'
import { partId } from 'contract/part-id'
import { showHead } from './head'
import { layOutNow, layOutScreen } from './lay-out'
import type { LoadedPage } from '../release/page'
import { jumpBack, jumpTo, jumpToPart, showBrowsersEntry, showEntry } from './scroll'

/** Moves the focus to where screen readers and the Tab key continue. */
function moveFocus(target: HTMLElement | null) {
  if (!target) return
  // Makes it focusable, unless it is already.
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

const partNamed = (hash: string) => document.getElementById(partId(hash.slice(1)))

/** Marks the part that the address names, for styles: `:target` stays as it is when a script changes the address. */
function markTarget(part: HTMLElement | null) {
  document.querySelector('[data-target]')?.removeAttribute('data-target')
  part?.setAttribute('data-target', '')
}

/**
 * Takes the notice of a native post out of the address, which would show it again when it is reloaded, saved or shared, though nothing
 * was sent. The notice stays on the screen: a changed entry keeps the target of its load, and `data-target` marks a notice that React has
 * rendered anew.
 */
export function dropThanks(): void {
  const { hash, pathname, search } = location
  if (!hash.endsWith(thanksId(''))) return
  markTarget(partNamed(hash))
  history.replaceState(history.state, '', pathname + search)
}

/** Hides a notice in the frame, which the next page would show too: `:target` stays when a script changes the address. */
const hideThanks = () => document.querySelector('.kit-thanks:target')?.toggleAttribute('hidden', true)

/** The heading tells screen reader users where they are; without a heading, the main region gets the focus. */
const focusHeading = () =>
  moveFocus(document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'))

/** Moves the screen and the focus to a part, and opens it if it is folded. On the page that is shown already, the styles may scroll smoothly. */
function moveToPart(part: HTMLElement, isNewPage: boolean) {
  if (part instanceof HTMLDetailsElement) part.open = true
  if (isNewPage) jumpToPart(part)
  else part.scrollIntoView()
  moveFocus(part)
}

/**
 * Runs after a client navigation: updates the head, focuses the heading, and scrolls to the top or to the anchor. Back and forward
 * restore the position.
 */
export function useAfterNavigation(page: LoadedPage): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const previous = useRef({ key, pathname, hash })
  // Before the paint, so that the page is never seen at the old position.
  useLayoutEffect(() => {
    const from = previous.current
    previous.current = { key, pathname, hash }
    if (from.key === key && from.hash === hash) return
    const part = partNamed(hash)
    markTarget(part)
    const isNewPage = from.pathname !== pathname
    const isBackOrForward = type === 'POP'
    const startsAtTop = !isBackOrForward && !hash
    // The visitor has edited the fragment in the address bar: the browser has scrolled, and the router knows no key of the entry.
    if (key === 'default' && !isNewPage) return showBrowsersEntry()
    // At the top, a page only grows below the screen; elsewhere it could move.
    if (isNewPage && startsAtTop) layOutScreen()
    else layOutNow()
    showEntry(key)
    if (isNewPage) {
      showHead(page)
      hideThanks()
    }
    if (isNewPage || startsAtTop) focusHeading()
    // Last, because a jump needs the layout and the shown entry, and a part takes the focus from the heading.
    if (isBackOrForward) jumpBack(key)
    else if (part) moveToPart(part, isNewPage)
    else if (isNewPage || !hash) jumpTo(0)
  }, [key, pathname, hash, type, page])
}
