const storageKey = 'scroll-positions'

function positions(): Record<string, number> {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
}

const entryKey = () => (history.state as { key?: string } | null)?.key ?? 'default'

/** Where the visitor was in the history entry `key`, in pixels from the top. */
export const savedPosition = (key: string) => positions()[key] ?? 0

/**
 * Remembers the scroll position of each history entry in the tab's session, and takes restoring over from the
 * browser, which would scroll before the page is there.
 */
export function rememberScrollPositions(): void {
  history.scrollRestoration = 'manual'
  let current = entryKey()
  addEventListener('scrollend', () => {
    current = entryKey()
    sessionStorage.setItem(storageKey, JSON.stringify({ ...positions(), [current]: scrollY }))
  })
  // A full load is the browser's to restore.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
}
