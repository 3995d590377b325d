import { comesBack, withBackForwardCache } from '../setup/back-forward-cache'
import { expect, hydrated, test } from './test'

test.use({ launchOptions: withBackForwardCache() })

for (const route of ['/', '/programs/pkt', '/contact', '/resources/wellness-tools']) {
  test(`${route} comes back from the back/forward cache`, async ({ page }) => {
    await page.goto(route)
    await hydrated(page)
    expect(await comesBack(page, '/coming-soon')).toBe(true)
  })
}
