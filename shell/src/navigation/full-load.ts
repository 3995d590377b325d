/** The history entry that was left to the server. */
let left: unknown

/** Loads the present address from the server. The page starts at its top, or at its anchor. */
export function fullLoad(): void {
  // A failing page may render, and fail, again before the load: a second load would cancel the first.
  if (left === history.state) return
  left = history.state
  // Otherwise the browser would restore the position of the page that is shown until then.
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'))
  location.reload()
}
