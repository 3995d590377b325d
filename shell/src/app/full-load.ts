/** Leaves the page at the present address to the server. It starts at its top, or at its anchor. */
export function fullLoad(): void {
  // The browser would keep the position of the page that stands until then.
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'))
  location.reload()
}
