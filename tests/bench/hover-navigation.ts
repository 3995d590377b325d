import type { Page } from '@playwright/test'
import { hydrated } from '../e2e/test'
import { mainLink } from '../e2e/main-link'

declare global {
  var pressed: number | undefined
}

/**
 * Runs in the page: when the heading of the next page was first on the screen, in ms of the page's clock. Uses Element Timing: a task after
 * the frame could belong to another frame, and runs before the picture is shown.
 */
function nextHeadingPainted(): Promise<number> {
  const heading = document.querySelector('h1')
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const { renderTime } of list.getEntries() as (PerformanceEntry & { renderTime: number })[])
        resolve(renderTime)
    }).observe({ type: 'element' })
    const observer = new MutationObserver(() => {
      const next = document.querySelector('h1')
      if (next === heading) return
      observer.disconnect()
      next?.setAttribute('elementtiming', 'next-page')
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/**
 * Milliseconds from the press on a menu link, after 100 ms of hovering, to the paint of the next page, with a processor four times slower.
 * The button is released at once: how long a hand holds it is not the site's doing.
 */
export async function hoverNavigation(page: Page, url: string): Promise<number> {
  const target = new URL(url).pathname === '/contact' ? 'About' : 'Contact'
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  await hydrated(page)
  await page.evaluate(() =>
    addEventListener('pointerdown', ({ timeStamp }) => (globalThis.pressed = timeStamp), { capture: true }),
  )
  const painted = page.evaluate(nextHeadingPainted)
  const link = mainLink(page, target)
  await link.hover()
  await page.waitForTimeout(100)
  await page.mouse.down()
  await page.mouse.up()
  return (await painted) - (await page.evaluate(() => globalThis.pressed ?? Number.NaN))
}
