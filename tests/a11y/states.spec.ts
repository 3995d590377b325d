import type { Locator } from '@playwright/test'
import { mainNavigation } from '../e2e/main-link'
import { expect, open, test } from '../e2e/test'
import { contactMessage, fill, formHydrated, formOf, notifications } from '../forms/inquiry-forms'
import { expectNoViolations, smallTargets } from './checks'
import { desktop, phone } from './viewports'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an open menu has no violation, in the header and on a phone', async ({ page }) => {
  await open(page, '/', desktop)
  await mainNavigation(page).locator('summary', { hasText: 'Programs' }).click()
  await expectNoViolations(page, 'in the header')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  for (const group of await page.locator('#mobile-menu summary').all()) await group.click()
  await expectNoViolations(page, 'on a phone')
  expect(await smallTargets(page)).toEqual([])
})

/** Forced colours paint over grounds and shadows, which mark the link otherwise. */
test('the link to the current page is marked in forced colors', async ({ page }) => {
  const looks = (link: Locator) =>
    link.evaluate((element) => {
      const { borderTopWidth, textDecorationLine } = getComputedStyle(element)
      return { borderTopWidth, textDecorationLine }
    })
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/programs/pkt', desktop)
  const header = mainNavigation(page)
  await header.locator('summary', { hasText: 'Programs' }).click()
  for (const place of [header, page.getByRole('figure', { name: 'Program pathway' })]) {
    const [itself, another] = ['Panchakarma Technician', 'Marma Therapist'].map((name) =>
      place.getByRole('link', { name }),
    )
    expect.soft(await looks(itself!)).not.toEqual(await looks(another!))
  }
})

test('the chosen goal is marked in forced colors', async ({ page }) => {
  const borderOf = (goal: string) =>
    page
      .locator('label', { has: page.getByRole('radio', { name: goal, exact: true }) })
      .evaluate((label) => getComputedStyle(label).borderTopWidth)
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/programs', desktop)
  await page.getByRole('radio', { name: 'Practitioner', exact: true }).check()
  expect(await borderOf('Practitioner')).not.toBe(await borderOf('Panchakarma Technician'))
})

test('the marks of a list are visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/programs/pkt', desktop)
  const [mark, text] = await page
    .locator('main .kit-bullets > li')
    .first()
    .evaluate((item) => [getComputedStyle(item, '::before').borderTopColor, getComputedStyle(item).color])
  expect(mark).toBe(text)
})

for (const viewport of [desktop, phone]) {
  test(`an open select and shown errors have no violation at ${viewport.width} pixels`, async ({ page }) => {
    await open(page, '/admissions', viewport)
    await formHydrated(page)
    const form = page.locator('main form').first()
    await form.getByRole('combobox').first().click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectNoViolations(page, 'with the select open')
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: /send|submit/i }).click()
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectNoViolations(page, 'with errors shown')
    expect(await smallTargets(page)).toEqual([])
  })
}

test('a notification has no violation', async ({ page }) => {
  await open(page, '/contact', phone)
  await formHydrated(page)
  await fill(formOf(page), contactMessage)
  await formOf(page).getByRole('button').press('Enter')
  await expect(notifications(page).getByRole('listitem')).toBeVisible()
  await expectNoViolations(page, 'with the notification')
  expect(await smallTargets(page)).toEqual([])
})
