import type { Page } from '@playwright/test'
import { aboutHeader } from '../../shell/content/about'
import { mainLink } from './main-link'
import { expect, hydrated, test } from './test'

declare global {
  var pressedHeading: Element | null | undefined
}

/** Holds the link to Contact down on About, with the page behind it there. */
async function holdContact(page: Page) {
  await page.goto('/contact')
  await hydrated(page)
  await mainLink(page, 'About').click()
  await expect(page).toHaveTitle(/^About/)
  await mainLink(page, 'Contact').hover()
  await page.mouse.down()
}

/** The page beside the screen. */
const beside = (page: Page) => page.locator('main[data-pressed]')

test('the next page is rendered and laid out beside the screen while its link is held down', async ({
  page,
}) => {
  await holdContact(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutHeader.title)
  const { right, height } = await beside(page).evaluate((main) => {
    globalThis.pressedHeading = main.querySelector('h1')
    return main.getBoundingClientRect()
  })
  expect(right).toBeLessThanOrEqual(0)
  expect(height).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const laidOut = await beside(page)
    .locator('section:not(section section)')
    .evaluateAll((parts) =>
      parts.map((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
    )
  expect([laidOut.at(0), laidOut.at(-1)]).toEqual([true, false])
  await page.mouse.up()
  await expect(page).toHaveURL('/contact')
  expect(await page.evaluate(() => globalThis.pressedHeading === document.activeElement)).toBe(true)
  await expect(page.locator('main')).toHaveCount(1)
})

test('a page whose link is not followed is gone before a key can reach it', async ({ page }) => {
  await holdContact(page)
  await page.mouse.move(640, 500)
  await page.mouse.up()
  await expect(beside(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(beside(page)).toHaveCount(0)
  await expect(page).toHaveURL('/about')
})

test('a page that something else hides from screen readers stays where it is', async ({ page }) => {
  await page.goto('/about')
  const left = await page.getByRole('main').evaluate((main) => {
    main.ariaHidden = 'true'
    return main.getBoundingClientRect().left
  })
  expect(left).toBe(0)
})
