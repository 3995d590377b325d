import { layOutNow } from './lay-out'

const storageKey = 'scroll-positions'

const positions = new Map<string, number>()
let shown = ''

const keyOfEntry = () => (history.state as { key?: string } | null)?.key

/** The router's key of the history entry; where the browser made the entry, it is given one here. */
function entryKey(): string {
  const known = keyOfEntry()
  if (known) return known
  const key = Math.random().toString(36).slice(2)
  history.replaceState({ ...history.state, key }, '')
  return key
}

/** Where the visitor was in the history entry `key`, in pixels from the top. */
export const savedPosition = (key: string) => positions.get(key) ?? 0

/**
 * Says which history entry the page on the screen belongs to. The address changes earlier, while the old page still
 * stands: its last scroll events must not count for the new entry.
 */
export function showEntry(key: string): void {
  shown = key
}

/** What is on the screen now, in the history entry that it belongs to. One without a key has only just begun. */
export function rememberPosition(): void {
  if (keyOfEntry()) positions.set(shown, scrollY)
}

/** The page has come to an entry that the browser made. */
export function showBrowsersEntry(): void {
  showEntry(entryKey())
  rememberPosition()
}

function recall(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]
    for (const [key, position] of stored) positions.set(key, position)
  } catch {
    // A browser that refuses storage still shows its pages.
  }
}

function writeDown(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
  } catch {
    // A full load then begins at the top.
  }
}

/**
 * Whether the visitor has scrolled on from where the browser put them, near `top`: before the whole page is laid out it
 * may be some pixels off, and not at all where it was told to leave restoring to us.
 */
function hasScrolledOn(top: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  const expected = history.scrollRestoration === 'auto' ? Math.min(top, scrollHeight - clientHeight) : 0
  return Math.abs(scrollY - expected) > 50
}

/** After a reload, and back or forward by a full load, the visitor is where the entry was left. */
function returnToPosition(): void {
  const top = positions.get(shown)
  if (top === undefined || hasScrolledOn(top)) return
  layOutNow()
  scrollTo({ top, behavior: 'instant' })
}

/**
 * Remembers the scroll position of each history entry in the tab's session, and takes restoring over from the
 * browser, which would scroll before the page is there.
 */
export function rememberScrollPositions(): void {
  recall()
  shown = entryKey()
  returnToPosition()
  rememberPosition()
  history.scrollRestoration = 'manual'
  addEventListener('scroll', rememberPosition, { passive: true })
  // Until scripts run, a full load is the browser's to restore.
  addEventListener('pagehide', () => {
    // The browser may not have reported the last scroll.
    rememberPosition()
    writeDown()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
}
