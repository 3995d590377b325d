import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/test'
import { openGallery, startGallery } from '../setup/kit-gallery'
import { expectNoViolations, sidewaysScroll, smallTargets } from './checks'

// What holds of a page, not of examples side by side: one landmark of a name, one h1 above all other headings.
const ofExamples = {
  rules: { 'landmark-unique': { enabled: false }, 'heading-order': { enabled: false } },
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// One development server for both widths.
test.describe.configure({ mode: 'default' })

let gallery: Awaited<ReturnType<typeof startGallery>>
test.beforeAll(async () => {
  gallery = await startGallery()
})
test.afterAll(() => gallery.stop())

const example = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

async function openEverything(page: Page): Promise<void> {
  await example(page, 'Disclosure: Question').locator('summary').click()
  await example(page, 'Toaster: Raised').getByRole('button', { name: 'Raise: error' }).click()
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toBeVisible()
  await example(page, 'Select field: Chosen').getByRole('combobox').press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  await example(page, 'Tooltip: On button').getByRole('button').hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
}

for (const width of [320, 1280]) {
  test(`no example has a violation or a small target at ${width} pixels`, async ({ page }) => {
    await openGallery(page, gallery.url, width)
    await expectNoViolations(page, 'as it loads', ofExamples)
    expect.soft(await smallTargets(page)).toEqual([])
    expect.soft(await sidewaysScroll(page)).toBe(0)
    await openEverything(page)
    await expectNoViolations(page, 'with everything open', ofExamples)
  })
}
