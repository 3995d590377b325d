/** The history entry that was left to the server. */
let left: unknown

// Otherwise the browser would restore the position of the page that is shown until then.
const startAtTop = () => (history.scrollRestoration = 'manual')

/** Loads the present address from the server. The page starts at its top, or at its anchor. */
export function fullLoad(): void {
  // A failing page may render, and fail, again before the load: a second load would cancel the first.
  if (left === history.state) return
  left = history.state
  addEventListener('pagehide', startAtTop)
  location.reload()
}

/** Calls off a load that the visitor no longer waits for: it would take them back when it arrives. */
export function callOffFullLoad(): void {
  if (left === undefined) return
  left = undefined
  removeEventListener('pagehide', startAtTop)
  stop()
}
