import { useLayoutEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { isThere, type PageSource } from './page'

/**
 * The router's `BrowserRouter`, but that the page on the screen stays until the next one is there, which is then rendered at
 * once: as React's transition it would come in slices of five milliseconds.
 */
export function SiteRouter({ source, children }: { source: PageSource; children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    () =>
      history.listen((entry) => {
        const page = source.visit(entry.location.pathname)
        // Unless the visitor has gone on meanwhile.
        const show = () => entry.location.key === history.location.key && flushSync(() => setEntry(entry))
        if (isThere(page)) show()
        else void page.then(show)
      }),
    [history, source],
  )
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
