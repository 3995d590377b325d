import { comesBack, withBackForwardCache } from '../setup/back-forward-cache'
import { routes } from './routes'
import { expect, hydrated, test } from './test'

test.use({ launchOptions: withBackForwardCache() })

// One tab for many pages, as visitors have it: a new one of the whole browser costs more than all that happens in it.
for (const area of ['/programs', '/resources', '']) {
  const inArea = (route: string) =>
    area === '' ? !/^\/(programs|resources)/.test(route) : route.startsWith(area)
  test(`pages ${area === '' ? 'elsewhere' : `in ${area}`} come back from the back/forward cache`, async ({
    page,
  }) => {
    for (const route of routes.filter(inArea)) {
      await page.goto(route)
      await hydrated(page)
      expect.soft(await comesBack(page, route === '/about' ? '/' : '/about'), route).toBe(true)
    }
  })
}
