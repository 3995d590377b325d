/** The entry of the history that was left to the server. */
let left: unknown

/** Leaves the page at the present address to the server. It starts at its top, or at its anchor. */
export function fullLoad(): void {
  // A page that fails may be rendered, and fail, once more before it goes: a second load would call off the first.
  if (left === history.state) return
  left = history.state
  // The browser would keep the position of the page that is shown until then.
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'))
  location.reload()
}
