/** What a client navigation showed first. */
export interface FirstFrame {
  /** How far down the page was scrolled, in pixels. */
  scrolledTo: number
  /** Whether the last part of the main region was laid out already. */
  isWhole: boolean
  /** When it was painted, in ms of the page's clock. */
  at: number
}

/** Runs in the page: the first frame of the next one. Observes instead of asking each frame: frames cost time too. */
export function nextPagePainted(): Promise<FirstFrame> {
  const heading = document.querySelector('h1')
  return new Promise((resolve) => {
    let scrolledTo = 0
    // The first task after a frame's callbacks runs once the frame is painted.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const at = performance.now()
      const last = [...document.querySelectorAll('main section')].at(-1)?.firstElementChild
      resolve({ scrolledTo, isWhole: last?.checkVisibility({ contentVisibilityAuto: true }) ?? true, at })
    }
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1') === heading) return
      observer.disconnect()
      requestAnimationFrame(() => {
        scrolledTo = scrollY
        port2.postMessage(0)
      })
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
