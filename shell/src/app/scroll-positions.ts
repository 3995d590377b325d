import { layOutNow } from './lay-out'

const storageKey = 'scroll-positions'

const positions = new Map<string, number>()
let shown = ''

/** The router's key of the history entry; it gives none to the entry that a document was opened with. */
function entryKey(): string {
  const state = history.state as { key?: string } | null
  if (state?.key) return state.key
  const key = Math.random().toString(36).slice(2)
  history.replaceState({ ...state, key }, '')
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

/** What is on the screen now, in the history entry that it belongs to. */
export const rememberPosition = () => void positions.set(shown, scrollY)

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
    writeDown()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
}
