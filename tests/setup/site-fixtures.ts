import { test as base } from '../e2e/test'
import { faultySite, type FaultySite } from './faulty-site'
import { ownSite, type OwnSite } from './own-site'
import { siteUnderTest } from './site-under-test'

// Playwright reads the names of the fixtures that one needs from its first parameter: none.
/* oxlint-disable no-empty-pattern */

/** Tests against the site under test, behind a web server that breaks files; each starts without a fault. */
export const faultyTest = base.extend<{ site: FaultySite }, { faulty: FaultySite }>({
  faulty: [
    async ({}, use) => {
      const site = await faultySite(siteUnderTest.url)
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

/**
 * Tests that each get a copy of the site under test after `prepare` has published to it. That takes seconds and happens once per worker; its
 * result is `prepared`.
 */
export const publishedTest = <Prepared>(prepare: (site: OwnSite) => Promise<Prepared>) =>
  base.extend<{ site: OwnSite; prepared: Prepared }, { original: { site: OwnSite; prepared: Prepared } }>({
    original: [
      async ({}, use) => {
        const site = await ownSite()
        await use({ site, prepared: await prepare(site) })
        await site.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    prepared: ({ original }, use) => use(original.prepared),
    site: async ({ original }, use) => {
      const site = await ownSite(original.site.dir)
      await use(site)
      await site.stop()
    },
    baseURL: ({ site }, use) => use(site.url),
  })
