import type { Page } from '@playwright/test'
import { wholeChromiumLaunch } from './browsers'

declare global {
  var restored: boolean | undefined
}

/** Playwright switches the cache off. */
export const withBackForwardCache = () => ({
  ...wholeChromiumLaunch(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})

/** Whether the open page comes back as it was left, from the browser's back/forward cache. */
export async function comesBack(page: Page, away: string): Promise<boolean> {
  const left = page.url()
  await page.evaluate(() => addEventListener('pageshow', (event) => (globalThis.restored = event.persisted)))
  await page.goto(away)
  await page.evaluate(() => history.back())
  await page.waitForURL(left, { waitUntil: 'commit' })
  return page.evaluate(() => globalThis.restored === true)
}
