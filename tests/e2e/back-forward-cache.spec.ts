import { comesBack, withBackForwardCache } from '../setup/back-forward-cache'
import { routes } from './routes'
import { expect, hydrated, test } from './test'

test.use({ launchOptions: withBackForwardCache() })

for (const route of routes) {
  test(`${route} comes back from the back/forward cache`, async ({ page }) => {
    await page.goto(route)
    await hydrated(page)
    expect(await comesBack(page, route === '/about' ? '/' : '/about')).toBe(true)
  })
}
