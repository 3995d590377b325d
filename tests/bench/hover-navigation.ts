import type { Page } from '@playwright/test'
import { hydrated } from '../e2e/test'

declare global {
  var clicked: number | undefined
}

/** Runs in the page. Observes instead of asking each frame: frames cost time too. */
function paintedAfterClick(): Promise<number> {
  const heading = document.querySelector('h1')
  return new Promise((resolve) => {
    // The first task after a frame's callbacks runs once the frame is painted.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(performance.now() - (globalThis.clicked ?? Number.NaN))
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1') === heading) return
      observer.disconnect()
      requestAnimationFrame(() => port2.postMessage(0))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/**
 * Milliseconds from the click on a menu link that was pointed at for 100 ms until the next page is painted, with a
 * processor four times slower.
 */
export async function hoverNavigation(page: Page, url: string): Promise<number> {
  const target = new URL(url).pathname === '/contact' ? 'About' : 'Contact'
  await page.goto(url, { waitUntil: 'networkidle' })
  await hydrated(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() =>
    addEventListener('click', ({ timeStamp }) => (globalThis.clicked = timeStamp), { capture: true }),
  )
  const painted = page.evaluate(paintedAfterClick)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: target, exact: true })
  await link.hover()
  await page.waitForTimeout(100)
  await page.mouse.down()
  await page.mouse.up()
  return painted
}
