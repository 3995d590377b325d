const storageKey = 'scroll-positions'

const positions = new Map<string, number>()
let shown = 'default'

const entryKey = () => (history.state as { key?: string } | null)?.key ?? 'default'

/** Where the visitor was in the history entry `key`, in pixels from the top. */
export const savedPosition = (key: string) => positions.get(key) ?? 0

/**
 * Says which history entry the page on the screen belongs to. The address changes earlier, while the old page still
 * stands: its last scroll events must not count for the new entry.
 */
export function showEntry(key: string): void {
  shown = key
}

/** What is on the screen now, in the history entry that it belongs to. */
export const rememberPosition = () => void positions.set(shown, scrollY)

function recall(): void {
  const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]
  for (const [key, position] of stored) positions.set(key, position)
}

/**
 * Remembers the scroll position of each history entry in the tab's session, and takes restoring over from the
 * browser, which would scroll before the page is there.
 */
export function rememberScrollPositions(): void {
  recall()
  shown = entryKey()
  rememberPosition()
  history.scrollRestoration = 'manual'
  addEventListener('scroll', rememberPosition, { passive: true })
  // A full load is the browser's to restore.
  addEventListener('pagehide', () => {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
}
