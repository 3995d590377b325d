import type { Page } from 'playwright'

declare global {
  /** Milliseconds from each event to the end of the frame that shows its effect. */
  var eventsToPaint: number[]
}

/** Runs in the page, before anything else. */
function observe(): void {
  globalThis.eventsToPaint = []
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        const { port1, port2 } = new MessageChannel()
        // The first task after a frame's callbacks runs when the page has painted; the screen shows it a little later.
        port1.onmessage = () => globalThis.eventsToPaint.push(performance.now() - timeStamp)
        requestAnimationFrame(() => port2.postMessage(0))
      },
      { capture: true, passive: true },
    )
}

export const observeEvents = (page: Page) => page.addInitScript(observe)

/** The slowest event of `act`, in ms to its paint. */
export async function eventToPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void globalThis.eventsToPaint.splice(0))
  await act()
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return Math.max(...globalThis.eventsToPaint)
  })
}
