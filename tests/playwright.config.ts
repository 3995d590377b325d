import { defineConfig } from '@playwright/test'
import { browsers, chromiumLaunch, wholeChromiumLaunch } from './setup/browsers'
import { siteUnderTest } from './setup/site-under-test'

const { firefox } = browsers()

const firefoxLaunch = {
  executablePath: firefox,
  // No back/forward cache, as in Playwright's Chromium: it loses a page that comes back from there.
  firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
}

const inChromium = {
  browserName: 'chromium' as const,
  launchOptions: chromiumLaunch(),
}

/** It starts the whole browser: Chromium without windows has no back/forward cache. */
const wholeBrowserOnly = '**/e2e/back-forward-cache.spec.ts'

/** Browser tests against the built, published and served site (`tests/run-all.ts` starts it). */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  // Emptied at the start: the reports of the other runners are in the folder above.
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/looks/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A browser that hangs while it closes is not the site's fault; what passed only then is named at the end.
  retries: 1,
  timeout: 45_000,
  // The default of five seconds is too short on a busy machine.
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: { baseURL: siteUnderTest.url },
  // Those whose tests take long each come first: at the end one of the two workers would wait for the other.
  projects: [
    // WebKitGTK, which Playwright cannot drive: see webkit/test.ts.
    // Its driver hangs now and then while it opens a window; a retry starts another driver.
    { name: 'webkit', testMatch: '**/webkit/*.spec.ts', retries: 2 },
    {
      name: 'firefox',
      testMatch: [
        '**/forms/*.spec.ts',
        '**/e2e/{navigate,page-parts,reading,lay-out,integrity,foreign-code,trusted-types,skew}.spec.ts',
      ],
      grepInvert: /@one-engine/,
      use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: firefoxLaunch },
    },
    { name: 'chromium', testIgnore: ['**/{webkit,looks,proofs}/**', wholeBrowserOnly], use: inChromium },
    { name: 'whole-chromium', testMatch: wholeBrowserOnly, use: inChromium },
    { name: 'proofs', testMatch: '**/proofs/**/*.spec.ts', use: inChromium },
    {
      name: 'looks',
      testMatch: '**/looks/*.spec.ts',
      use: { ...inChromium, launchOptions: wholeChromiumLaunch() },
    },
  ],
})
