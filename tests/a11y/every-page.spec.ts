import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../e2e/test'
import { routes } from '../e2e/routes'
import { contactMessage, fill, formHydrated, formOf, notifications } from '../forms/inquiry-forms'
import { axeFindings, expectNoViolations, hiddenFocus, sidewaysScroll, smallTargets } from './checks'

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 800 }
const narrowest = { width: 320, height: 640 }

// axe is put into the page, which the site's content security policy forbids.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

async function open(page: Page, route: string, viewport: typeof desktop): Promise<void> {
  await page.setViewportSize(viewport)
  await page.goto(route)
  await hydrated(page)
}

test('the checks find what is wrong: they can fail', async ({ page }) => {
  await open(page, '/about', desktop)
  await page.locator('h1').evaluate((h1) => {
    h1.style.color = '#2c5a49'
    const spots = '<button class="spot">a</button><button class="spot">b</button>'
    h1.insertAdjacentHTML('afterend', `<style>.spot { width: 12px; height: 12px }</style>${spots}`)
  })
  expect((await axeFindings(page)).join('\n')).toContain('color-contrast')
  expect(await smallTargets(page)).toHaveLength(2)
})

for (const route of routes) {
  test(`${route} has no violation, no small target and no sideways scroll`, async ({ page }) => {
    await open(page, route, desktop)
    await expectNoViolations(page, 'on a desktop')
    expect.soft(await smallTargets(page), 'on a desktop').toEqual([])
    await page.setViewportSize(phone)
    await expectNoViolations(page, 'on a phone')
    await page.setViewportSize(narrowest)
    expect.soft(await sidewaysScroll(page)).toBe(0)
    expect.soft(await smallTargets(page), 'at 320 pixels').toEqual([])
  })
}

test.describe('the 404 page', () => {
  test.use({ allowed: /status of 404/ })

  test('has no violation', async ({ page }) => {
    await open(page, '/nope', desktop)
    await expectNoViolations(page, 'on a desktop')
    await page.setViewportSize(phone)
    await expectNoViolations(page, 'on a phone')
  })
})

test('the header shows every link, the portal and Enroll Now in one line from 768 pixels', async ({
  page,
}) => {
  for (const width of [768, 800, 1023, 1024, 1279, 1280, 1920]) {
    await open(page, '/about', { width, height: 700 })
    const header = page.getByRole('banner')
    for (const name of ['Home', 'Contact', 'Student Portal', 'Enroll Now']) {
      await expect(header.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    const lines = await header
      .locator('nav[aria-label=Main] > ul > li, nav[aria-label=Main] ~ div > a')
      .evaluateAll(
        (items) =>
          new Set(
            items.map((item) => {
              const { top, height } = item.getBoundingClientRect()
              return Math.round((top + height / 2) / 4)
            }),
          ).size,
      )
    expect(lines, `at ${width} pixels`).toBe(1)
    expect(await sidewaysScroll(page)).toBe(0)
  }
})

test('an open menu has no violation, in the header and on a phone', async ({ page }) => {
  await open(page, '/', desktop)
  await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Programs' }).click()
  await expectNoViolations(page, 'in the header')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  for (const group of await page.locator('#mobile-menu summary').all()) await group.click()
  await expectNoViolations(page, 'on a phone')
  expect(await smallTargets(page)).toEqual([])
})

for (const viewport of [desktop, phone]) {
  test(`an open select and shown errors have no violation at ${viewport.width} pixels`, async ({ page }) => {
    await open(page, '/admissions', viewport)
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

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  for (const route of routes) {
    test(`${route} has no violation`, async ({ page }) => {
      await open(page, route, desktop)
      await expect(page.locator('main').getByRole('link').first()).toHaveCSS('forced-color-adjust', 'auto')
      // The visitor's own colours are painted; axe reads -webkit-text-fill-color, which keeps the site's.
      await expectNoViolations(page, 'in forced colors', ['color-contrast'])
    })
  }
})

for (const route of routes) {
  test(`${route} hides no focus stop behind the header, forwards or backwards`, async ({ page }) => {
    await open(page, route, { width: 1280, height: 600 })
    const focusable = 'a[href], button, summary, input, select, textarea'
    const stops = await page.locator(focusable).filter({ visible: true }).count()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press(key)
        expect(await hiddenFocus(page), key).toBeNull()
      }
    }
  })
}
