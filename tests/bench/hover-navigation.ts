import type { Page } from '@playwright/test'
import { nextPagePainted } from '../e2e/next-page'
import { hydrated } from '../e2e/test'
import { mainLink } from '../e2e/main-link'

declare global {
  var clicked: number | undefined
}

/**
 * Milliseconds from the click on a menu link that was pointed at for 100 ms until the next page is painted, with a
 * processor four times slower. The button is let go as soon as the page has heard of its press: what it does then is not
 * counted (decision 015).
 */
export async function hoverNavigation(page: Page, url: string): Promise<number> {
  const target = new URL(url).pathname === '/contact' ? 'About' : 'Contact'
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  await hydrated(page)
  await page.evaluate(() =>
    addEventListener('click', ({ timeStamp }) => (globalThis.clicked = timeStamp), { capture: true }),
  )
  const painted = page.evaluate(nextPagePainted)
  const link = mainLink(page, target)
  await link.hover()
  await page.waitForTimeout(100)
  await page.mouse.down()
  await page.mouse.up()
  const { at } = await painted
  return at - (await page.evaluate(() => globalThis.clicked ?? Number.NaN))
}
