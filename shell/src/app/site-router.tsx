import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { isThere, type PageSource } from './loaded-page'

/**
 * The router's `BrowserRouter`, but that a page which is there is rendered at once: as a transition it would come in slices
 * of five milliseconds. One that still has to load is a transition, so that the page on the screen stays meanwhile.
 */
export function SiteRouter({ source, children }: { source: PageSource; children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    () =>
      history.listen((entry) => {
        const show = isThere(source.visit(entry.location.pathname)) ? flushSync : startTransition
        show(() => setEntry(entry))
      }),
    [history, source],
  )
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
