import { test as base } from '../e2e/test'
import { faultySite, type FaultySite } from './faulty-site'
import { ownSite, type OwnSite } from './own-site'

// Playwright reads the names of the fixtures that one needs from its first parameter: none.
/* oxlint-disable no-empty-pattern */

/** Tests against the site under test, behind a web server that breaks files; each begins with all well. */
export const faultyTest = base.extend<{ site: FaultySite }, { faulty: FaultySite }>({
  faulty: [
    async ({}, use) => {
      const site = await faultySite(process.env['SITE_URL'] ?? 'http://localhost:8080')
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ faulty }, use) => {
    await use(faulty)
    faulty.heal()
  },
  baseURL: ({ faulty }, use) => use(faulty.url),
})

/** Tests that publish: each against a copy of the site under test. */
export const publishingTest = base.extend<{ site: OwnSite }>({
  site: async ({}, use) => {
    const site = await ownSite()
    await use(site)
    await site.stop()
  },
  baseURL: ({ site }, use) => use(site.url),
})
