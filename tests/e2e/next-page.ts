/**
 * Runs in the page: how far the first frame of the next page is scrolled, in pixels. Observes, because asking in each frame would cost
 * time.
 */
export function scrollOfNextPage(): Promise<number> {
  const heading = document.querySelector('h1')
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1') === heading) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(scrollY))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
