/** What a client navigation showed first. */
export interface FirstFrame {
  /** How far down the page was scrolled, in pixels. */
  scrolledTo: number
  /** For each part of the main region, whether it was laid out already. */
  laidOut: boolean[]
  /** How many of the parts began on the screen. */
  onScreen: number
}

/** Runs in the page: the first frame of the next one. Observes instead of asking each frame: frames cost time too. */
export function nextPagePainted(): Promise<FirstFrame> {
  const heading = document.querySelector('h1')
  return new Promise((resolve) => {
    let scrolledTo = 0
    // The first task after a frame's callbacks runs once the frame is painted.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const parts = [...document.querySelectorAll('main section:not(section section)')]
      const onScreen = parts.filter((part) => part.getBoundingClientRect().top < innerHeight).length
      const laidOut = parts.map(
        (part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true,
      )
      resolve({ scrolledTo, laidOut, onScreen })
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
