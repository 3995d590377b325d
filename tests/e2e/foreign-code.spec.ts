import type { Page } from '@playwright/test'
import type { FaultySite } from '../setup/faulty-site'
import { foreignMark } from '../setup/faulty-site'
import { saveData } from '../setup/save-data'
import { faultyTest as test } from '../setup/site-fixtures'
import { foreignCode, remoteScripts } from './foreign-code'
import { followMainLink, mainLink } from './main-link'
import { expectOtherDocument, markDocument } from './same-document'
import { expect, hydrated, open } from './test'

// How Chromium, then Firefox, report a file that they refuse, and what the shell says then.
test.use({
  allowed:
    /valid digest in the 'integrity'|SRI's integrity checks failed|request failed: .* integrity$|integrity attribute|NS_ERROR|Failed to fetch dynamically|dynamically imported module|NetworkError|prerendered content stays|could not be loaded/,
})

/** The foreign script was sent to the browser, and did not run in any document of the tab. */
async function expectRefused(page: Page, site: FaultySite): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(site.heal()).toBeGreaterThan(0)
  expect(await page.evaluate((mark) => sessionStorage.getItem(mark), foreignMark)).toBeNull()
}

const navigations = [
  ...remoteScripts.map((script) => ({ ...script, from: '/about', to: '/programs' })),
  { what: 'a page of the shell', address: /\/assets\/shell\/about-page/, from: '/programs', to: '/about' },
]

for (const fault of foreignCode) {
  for (const { what, address } of remoteScripts) {
    test(`first load, ${what} (${fault}): does not run`, async ({ page, site }) => {
      site.break(address, fault)
      await page.goto('/programs', { waitUntil: 'domcontentloaded' })
      await hydrated(page)
      await expectRefused(page, site)
    })
  }

  for (const { what, address, from, to } of navigations)
    test(`client navigation, ${what} (${fault}): does not run`, async ({ page, site }) => {
      await saveData(page)
      await open(page, from)
      site.break(address, fault)
      await markDocument(page)
      await page.getByRole('contentinfo').locator(`a[href="${to}"]`).click()
      await expectOtherDocument(page)
      await expect(page).toHaveURL(to)
      await hydrated(page)
      await expectRefused(page, site)
    })

  test(`first load, the shell’s entry (${fault}): does not run`, async ({ page, site }) => {
    site.break(/\/assets\/shell\/main-/, fault)
    await page.goto('/programs', { waitUntil: 'load' })
    await expectRefused(page, site)
  })

  test(`prefetched, a page of the shell (${fault}): does not run`, async ({ page, site }) => {
    site.break(/\/assets\/shell\/about-page/, fault)
    const refused = page.waitForResponse(/about-page/)
    await page.goto('/programs')
    await refused
    await markDocument(page)
    await mainLink(page, 'About').click()
    await expectOtherDocument(page)
    await hydrated(page)
    await expectRefused(page, site)
  })

  test(`what a form loads later (${fault}): does not run, the form works on`, async ({ page, site }) => {
    site.break(/\/assets\/shell\/(listbox|toaster)-/, fault)
    await open(page, '/about')
    await followMainLink(page, 'Admissions')
    await page.getByRole('combobox').first().focus()
    const loaded = (name: string) =>
      page.evaluate(
        (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
        name,
      )
    await expect.poll(() => loaded('/listbox-')).toBe(true)
    await expect.poll(() => loaded('/toaster-')).toBe(true)
    await expect(page.locator('main select').first()).toBeVisible()
    await expectRefused(page, site)
  })
}
