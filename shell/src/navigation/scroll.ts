import { layOutNow } from './lay-out'
import { newKey, presentKey } from './router'

const storageKey = 'scroll-positions'

const positions = new Map<string, number>()
/** By history entry, which of the page's folded parts are open: they move what is below them. Kept until the next full load. */
const unfolded = new Map<string, boolean[]>()
let shownKey = ''

/** The router's key of the history entry; an entry that the browser made gets a key here. */
function entryKey(): string {
  const known = presentKey()
  if (known) return known
  const key = newKey()
  history.replaceState({ ...history.state, key }, '')
  return key
}

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]

/**
 * Records which history entry the page on the screen belongs to. The address changes earlier, while the old page is still shown: its last
 * scroll events must not count for the new entry.
 */
export function showEntry(key: string): void {
  shownKey = key
}

/**
 * Scrolls the page of the entry before the next paint. Chromium ends a smooth scroll only with the next frame, and adds to the new position
 * what it has scrolled until then: the position is set again in that frame.
 */
function jump(scroll: () => void): void {
  const entry = shownKey
  scroll()
  requestAnimationFrame(() => {
    if (shownKey === entry) scroll()
  })
}

/** Puts the page of the entry at `top`, in pixels, before the next paint. */
export const jumpTo = (top: number) => jump(() => scrollTo({ top, behavior: 'instant' }))

/** Puts the page of the entry at one of its parts before the next paint. */
export const jumpToPart = (part: Element) => jump(() => part.scrollIntoView({ behavior: 'instant' }))

/** Returns to the position in the history entry `key`, and opens the folded parts that were open there. */
export function jumpBack(key: string): void {
  for (const [place, fold] of folds().entries()) fold.open ||= unfolded.get(key)?.[place] ?? false
  jumpTo(positions.get(key) ?? 0)
}

/** Saves the present position for its history entry. An entry without a key is new. */
export function rememberPosition(): void {
  if (!presentKey()) return
  positions.set(shownKey, scrollY)
  const areOpen = folds().map(({ open }) => open)
  unfolded.set(shownKey, areOpen)
}

/** Shows an entry that the browser made. */
export function showBrowsersEntry(): void {
  showEntry(entryKey())
  rememberPosition()
}

function recall(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]
    for (const [key, position] of stored) positions.set(key, position)
  } catch {
    // If the browser refuses storage, positions are only not remembered.
  }
}

function writeDown(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
  } catch {
    // Then a full load starts at the top.
  }
}

/**
 * Whether the visitor has scrolled away from `top`, where the browser put them. Before the whole page is laid out, the browser's position
 * may be some pixels off; if it does not restore, it is zero. Firefox restores after a reload even if that is left to scripts.
 */
function hasScrolledOn(top: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  const isAwayFrom = (position: number) => Math.abs(scrollY - position) > 50
  const isAuto = history.scrollRestoration === 'auto'
  return isAwayFrom(Math.min(top, scrollHeight - clientHeight)) && (isAuto || isAwayFrom(0))
}

/** After `fullLoad`, goes to the part that the address names: browsers go to none in a page that is loaded again. */
function goToPart(): void {
  if (history.scrollRestoration === 'manual' && scrollY === 0)
    document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' })
}

/** The position to which a full load has returned, until the visitor does something. */
let returned: { entry: string; top: number } | undefined

/** After a reload, or back and forward with a full load, returns to the position of the entry. */
function returnToPosition(): void {
  const top = positions.get(shownKey)
  // A page that throws is empty: its position was saved as 0.
  if (!top) return goToPart()
  if (hasScrolledOn(top)) return
  layOutNow()
  scrollTo({ top, behavior: 'instant' })
  returned = { entry: shownKey, top }
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(event, () => (returned = undefined), { once: true })
}

/** Returns once more when the page has grown: without its results, the search is too short. */
export function returnAgain(): void {
  if (returned?.entry === shownKey) jumpTo(returned.top)
  returned = undefined
}

/**
 * Saves the scroll position of each history entry for the tab's session, and restores it instead of the browser, which would scroll
 * before the page is there.
 */
export function rememberScrollPositions(): void {
  recall()
  shownKey = entryKey()
  // Browsers open what is folded around the part that the address names, not the part itself.
  document.querySelector('details:target')?.toggleAttribute('open', true)
  returnToPosition()
  rememberPosition()
  history.scrollRestoration = 'manual'
  addEventListener('scroll', rememberPosition)
  // Captured, because it does not bubble.
  addEventListener('toggle', rememberPosition, true)
  // A browser that drops a tab in the background announces only that it is hidden.
  addEventListener('visibilitychange', () => {
    if (!document.hidden) return
    rememberPosition()
    writeDown()
  })
  // Until scripts run, the browser restores the position of a full load.
  addEventListener('pagehide', () => {
    // The browser may not have reported the last scroll.
    rememberPosition()
    writeDown()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
}
