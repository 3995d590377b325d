import type { Page } from '@playwright/test'
import { site } from 'shared-ui/site'
import { sidewaysScroll } from '../a11y/checks'
import { holdBack } from './hold-back'
import { mainNavigation } from './main-link'
import { expect, hydrated, open, test, withoutScripts } from './test'

const programs = (page: Page) => mainNavigation(page).locator('details', { hasText: 'Programs' }).first()
const phone = { viewport: { width: 390, height: 800 } }

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'hydrated' : 'without JavaScript', () => {
    if (!hasScripts) withoutScripts()

    test('the Programs menu opens, with a link to each of the ten programs and one to all', async ({
      page,
    }) => {
      await page.goto('/')
      if (hasScripts) await hydrated(page)
      await programs(page).locator('summary').click()
      await expect(programs(page).getByText('Core Pathways')).toBeVisible()
      await expect(programs(page).getByText('Specializations')).toBeVisible()
      await expect(programs(page).getByRole('link')).toHaveCount(11)
      await expect(
        programs(page).getByRole('link', { name: 'View All Programs & Curriculum' }),
      ).toHaveAttribute('href', '/programs')
      await expect(
        programs(page).getByRole('link', { name: /pkt Panchakarma Technician 2000/i }),
      ).toHaveAttribute('href', '/programs/pkt')
    })

    test.describe('on a phone', () => {
      test.use(phone)

      test('the slide-out menu opens, 300 pixels wide, with groups that open independently', async ({
        page,
      }) => {
        await page.goto('/')
        if (hasScripts) await hydrated(page)
        await expect(page.getByRole('banner').getByRole('link', { name: 'Enroll Now' })).toBeInViewport()
        await page.getByRole('button', { name: 'Open the menu' }).click()
        const menu = page.locator('#mobile-menu')
        await expect(menu).toBeVisible()
        expect((await menu.boundingBox())?.width).toBeCloseTo(300)
        await menu.locator('summary', { hasText: 'Programs' }).click()
        await menu.locator('summary', { hasText: 'Resources' }).click()
        await expect(menu.getByRole('link', { name: 'View All Programs & Curriculum' })).toBeVisible()
        await expect(menu.getByRole('link', { name: 'View All Resources' })).toBeVisible()
        await menu.getByRole('link', { name: 'About', exact: true }).click()
        await expect(page).toHaveURL('/about')
        await expect(menu).toBeHidden()
      })
    })
  })
}

test('Escape closes a menu and gives focus back; leaving it closes it too', async ({ page }) => {
  await open(page, '/')
  const summary = programs(page).locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(programs(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(summary).toBeFocused()
  await expect(programs(page)).not.toHaveAttribute('open')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Admissions', exact: true }).first().focus()
  await expect(programs(page)).not.toHaveAttribute('open')
})

test('the header stays on the screen and gains its stronger shadow past 10 pixels', async ({ page }) => {
  await open(page, '/about')
  const shadow = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).boxShadow)
  const atTop = await shadow()
  await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }))
  await expect.poll(shadow).toBe(atTop)
  await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }))
  await expect.poll(shadow).not.toBe(atTop)
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
})

const header = (page: Page) => page.getByRole('banner')
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

for (const [path, bars] of [
  ['/programs/alc', [header, contents]],
  ['/about', [header]],
] as const)
  test(`the page stays where it is while the focus moves through what sticks to the top of ${path}`, async ({
    page,
  }) => {
    // Scrolls at once, if it scrolls.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    await page.evaluate(() => scrollTo(0, 2000))
    for (const bar of bars) {
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      for (const stop of await bar(page).locator('a:visible, summary:visible').all()) {
        await stop.focus()
        await expect(stop).toBeFocused()
        expect(await page.evaluate(() => scrollY)).toBe(2000)
      }
    }
  })

test.describe('the hydrated slide-out menu', () => {
  test.use(phone)

  test('is a modal dialog, also when opened before scripts run: focus moves in and stays, Escape closes it and gives focus back, the page cannot scroll', async ({
    page,
  }) => {
    const run = await holdBack(page, /\/main-[^/]+\.js$/)
    await page.goto('/', { waitUntil: 'commit' })
    const opener = page.getByRole('button', { name: 'Open the menu' })
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    run()
    await hydrated(page)
    await expect(menu).toHaveJSProperty('open', true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await opener.click()
    await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeFocused()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.keyboard.press('Shift+Tab')
    // The body has the focus while it is on the browser's own controls.
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  })

  test('gives the focus back to its button also after the phone is turned', async ({ page }) => {
    await open(page, '/about')
    const opener = page.getByRole('button', { name: 'Open the menu' })
    await opener.click()
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await expect(opener).toBeInViewport({ ratio: 1 })
    expect(await sidewaysScroll(page)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(opener).toBeHidden()
  })

  test('closes when the visitor goes back within a page', async ({ page }) => {
    await open(page, '/about#mission')
    await page.evaluate(() => (location.hash = 'values'))
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/about#mission')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  })

  test('closes when the visitor goes back, and the focus is on the new page', async ({ page }) => {
    await open(page, '/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page.locator('main h1')).toBeFocused()
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await expect(page.locator('main h1')).toBeFocused()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  })
})

/** Runs in the page: what a press on the close button of the open menu could meet, wherever the menu is scrolled. */
function atCloseButton(menu: Element): string[] {
  for (const details of menu.querySelectorAll('details')) details.open = true
  const { left, right, top, bottom } = menu.querySelector('[aria-label^=Close]')!.getBoundingClientRect()
  const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
    [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
  )
  const found = new Set<string>()
  for (let scrolled = 0; scrolled < 1200; scrolled += 20) {
    for (const part of [menu, ...menu.querySelectorAll('*')]) part.scrollTop = scrolled
    for (const [x, y] of points)
      for (const element of document.elementsFromPoint(x, y)) {
        const entry = element.closest('a, summary, button')
        if (entry) found.add(entry.ariaLabel ?? entry.textContent)
      }
  }
  return [...found]
}

test('no entry of the slide-out menu is under its close button, wherever it is scrolled', async ({
  page,
}) => {
  // The menu is in its place at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/about', { width: 390, height: 500 })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  expect(await menu.evaluate(atCloseButton)).toEqual(['Close the menu'])
})

test('the header shows the college’s name, every link, the portal and Enroll Now in one line from 768 pixels', async ({
  page,
}) => {
  await open(page, '/about')
  const banner = header(page)
  for (const width of [768, 800, 1023, 1024, 1279, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(banner.getByText(site.shortName, { exact: true })).toBeInViewport({ ratio: 1 })
    for (const name of ['Home', 'Contact', 'Student Portal', 'Enroll Now']) {
      await expect(banner.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    const lines = await banner
      .locator('nav[aria-label=Main] > ul > li, nav[aria-label=Main] ~ div > a')
      .evaluateAll(
        (items) =>
          new Set(
            items.map((item) => {
              const { top, height } = item.getBoundingClientRect()
              // Items of one line differ in height: their middles are compared, in steps of four pixels.
              return Math.round((top + height / 2) / 4)
            }),
          ).size,
      )
    expect(lines, `at ${width} pixels`).toBe(1)
    expect(await sidewaysScroll(page)).toBe(0)
  }
})
