import type { Page } from '@playwright/test'
import { wholeChromiumLaunch } from '../setup/browsers'
import { routes } from './routes'
import { expect, open, test } from './test'

// Playwright switches the cache off. Without motion: Chromium reports its own fade between two loads as a page error where a
// page is left, faster than anybody could, before the fade has begun ("Transition was aborted … Document hidden").
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { ...wholeChromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

declare global {
  var restored: boolean | undefined
}

/** Whether the page at `route` comes back as it was left. */
async function comesBack(page: Page, step: 'back' | 'forward', route: string): Promise<boolean> {
  await page.evaluate((to) => history[to](), step)
  await page.waitForURL(route, { waitUntil: 'commit' })
  return page.evaluate(() => globalThis.restored === true)
}

// One tab for many pages, as visitors have it: a new one of the whole browser costs more than all that happens in it.
const half = Math.ceil(routes.length / 2)
for (const some of [routes.slice(0, half), routes.slice(half)]) {
  test(`${some[0]} to ${some.at(-1)} come back from the back/forward cache`, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pageshow', (event) => (globalThis.restored = event.persisted)),
    )
    for (const [index, route] of some.entries()) {
      await open(page, route)
      if (index > 0)
        expect.soft(await comesBack(page, 'back', some[index - 1]!), `back to ${some[index - 1]}`).toBe(true)
      if (index > 0) expect.soft(await comesBack(page, 'forward', route), `forward to ${route}`).toBe(true)
    }
  })
}
