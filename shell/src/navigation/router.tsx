import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createPath, NavigationType, Router, type Location, type Navigator, type To } from 'react-router-dom'
import { callOffFullLoad } from '../release/full-load'
import { type PageSource, isThere } from '../release/page'

interface Entry {
  location: Location
  navigationType: NavigationType
}

/** The key of the present entry of the browser's history; an entry that the browser made has none. */
export const presentKey = () => (history.state as { key?: string } | null)?.key

/** A key for a new entry. */
export const newKey = () => Math.random().toString(36).slice(2)

/**
 * Whether the visitor has gone back or forward since the document loaded, before scripts ran. If the tab has shown both pages in one
 * document, the browser then changes only the address.
 */
export function isAtOtherAddress(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && new URL(load.name).pathname !== location.pathname
}

/** The present entry of the browser's history. */
function presentLocation(): Location {
  const { pathname, search, hash } = location
  return { pathname, search, hash, key: presentKey() ?? 'default', state: null }
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

/** The browser's history as the router's navigator; calls `onEntry` after each new entry. */
function historyNavigator(onEntry: (type: NavigationType) => void): Navigator {
  const write = (method: 'pushState' | 'replaceState', type: NavigationType) => (to: To) => {
    history[method]({ key: newKey() }, '', hrefOf(to))
    onEntry(type)
  }
  return {
    createHref: hrefOf,
    go: (delta) => history.go(delta),
    push: write('pushState', NavigationType.Push),
    replace: write('replaceState', NavigationType.Replace),
  }
}

/** Calls `show` with the history entry when its page has loaded, unless the visitor has gone on by then. */
function showWhenThere(source: PageSource, navigationType: NavigationType, show: (entry: Entry) => void) {
  const location = presentLocation()
  const page = source.visit(location.pathname)
  const showPage = () => {
    if (location.key !== presentLocation().key) return
    callOffFullLoad()
    show({ location, navigationType })
  }
  if (isThere(page)) showPage()
  else void page.then(showPage)
}

/**
 * The router over the browser's history. The old page stays until the new one has loaded, which is then rendered at once: a React
 * transition would render it in slices of five milliseconds.
 */
export function SiteRouter({ source, children }: { source: PageSource; children: ReactNode }) {
  const [start] = useState(presentLocation)
  const [entry, setEntry] = useState<Entry>({ location: start, navigationType: NavigationType.Pop })
  const { navigator, onPop } = useMemo(() => {
    const show = (next: Entry) => flushSync(() => setEntry(next))
    const onEntry = (type: NavigationType) => showWhenThere(source, type, show)
    return { navigator: historyNavigator(onEntry), onPop: () => onEntry(NavigationType.Pop) }
  }, [source])
  useLayoutEffect(() => {
    addEventListener('popstate', onPop)
    // The visitor may have gone back while the page hydrated.
    if (presentLocation().key !== start.key) onPop()
    return () => removeEventListener('popstate', onPop)
  }, [start, onPop])
  return (
    <Router {...entry} navigator={navigator}>
      {children}
    </Router>
  )
}
