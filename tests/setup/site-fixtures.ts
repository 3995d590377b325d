import { test as base } from '../e2e/test'
import { faultySite, type FaultySite } from './faulty-site'
import { servedCopy, type ServedCopy } from './served-copy'
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

type PreparedCopy<Prepared> = { site: ServedCopy; prepared: Prepared }

/**
 * Tests that each get a copy of the site under test after `prepare` has published to it. That takes seconds and happens once per worker; its
 * result is `prepared`.
 */
export const publishedTest = <Prepared>(prepare: (site: ServedCopy) => Promise<Prepared>) =>
  base.extend<PreparedCopy<Prepared>, { original: PreparedCopy<Prepared> }>({
    original: [
      async ({}, use) => {
        const site = await servedCopy()
        await use({ site, prepared: await prepare(site) })
        await site.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    prepared: ({ original }, use) => use(original.prepared),
    site: async ({ original }, use) => {
      const site = await servedCopy(original.site.dir)
      await use(site)
      await site.stop()
    },
    baseURL: ({ site }, use) => use(site.url),
  })
