import type { Page } from '@playwright/test'
import { holdBack } from './hold-back'
import { mainLink } from './main-link'
import { scrollOfNextPage } from './next-page'
import { expect, open, test, withoutScripts } from './test'

/** Whatever the page does once it has been scrolled, it has done by then. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

test('a link to a part of the page is an entry of its own; back returns to where it was pressed', async ({
  page,
}) => {
  // Playwright's own waits in Firefox for a load that no anchor brings.
  const back = () => page.evaluate(() => history.back())
  await open(page, '/resources')
  const hub = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('main').getByRole('link', { name: 'Lifestyle Practices' }).first().press('Enter')
  await expect(page.locator('main h1')).toBeFocused()
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  const anchor = (await contents.getAttribute('href')) ?? ''
  // Scrolling there takes its time.
  await contents.focus()
  await expect(contents).toBeInViewport({ ratio: 1 })
  await contents.press('Enter')
  await expect(page).toHaveURL(`/resources/lifestyle-practices${anchor}`)
  await expect(page.locator(anchor)).toBeFocused()
  await expect(page.locator(anchor)).toBeInViewport()
  await back()
  await expect(page).toHaveURL('/resources/lifestyle-practices')
  await expect(contents).toBeInViewport()
  await back()
  await expect(page).toHaveURL('/resources')
  await expect(page.getByRole('heading', { level: 1, name: hub })).toBeVisible()
})

test('a link to a part of the page leads there while another page loads', async ({ page }) => {
  const release = await holdBack(page, '**/pages/about.json')
  await open(page, '/resources/lifestyle-practices')
  await mainLink(page, 'About').press('Enter')
  await expect(page).toHaveURL('/about')
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  const anchor = (await contents.getAttribute('href')) ?? ''
  await contents.press('Enter')
  await expect(page).toHaveURL(`/resources/lifestyle-practices${anchor}`)
  await expect(page.locator(anchor)).toBeFocused()
  release()
  await mainLink(page, 'Contact').press('Enter')
  await expect(page).toHaveTitle(/^Contact/)
})

test('a part of the page that is named in the address bar is shown; back returns', async ({ page }) => {
  // The next part is named once the page no longer moves.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/resources/lifestyle-practices')
  const parts = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const [first = '', second = ''] = await parts.evaluateAll((links: HTMLAnchorElement[]) =>
    links.slice(-2).map(({ hash }) => hash),
  )
  for (const hash of [first, second]) {
    await page.evaluate((named) => (location.hash = named), hash)
    await twoFrames(page)
    await expect(page.locator(hash)).toBeInViewport()
  }
  for (const place of [page.locator(first), page.locator('main h1')]) {
    await page.evaluate(() => history.back())
    await expect(place).toBeInViewport()
  }
})

test('a link to a part that the next page lacks leads to its top', async ({ page }) => {
  await open(page, '/programs/alc')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await mainLink(page, 'About').evaluate((link: HTMLAnchorElement) => (link.href += '#no-such-part'))
  await mainLink(page, 'About').press('Enter')
  await expect(page).toHaveTitle(/^About/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a part of the next page is never painted where the page before it was', async ({ page }) => {
  await open(page, '/programs/alc')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  const firstFrame = page.evaluate(scrollOfNextPage)
  await page.locator('main a[href$="#quick-inquiry"]').first().press('Enter')
  const scrolled = await firstFrame
  await expect(page).toHaveURL(/#quick-inquiry$/)
  const top = await page
    .locator('#quick-inquiry')
    .evaluate((part) => part.getBoundingClientRect().top + scrollY)
  // Below the header.
  expect(Math.abs(top - scrolled)).toBeLessThan(200)
})

test('Tab goes on from where the visitor has clicked', async ({ page }) => {
  await open(page, '/programs/alc')
  const heading = page.getByRole('heading', { name: 'Scope of practice' })
  await heading.click()
  await page.keyboard.press('Tab')
  const isNext = await heading.evaluate(
    (place) => place.compareDocumentPosition(document.activeElement!) === Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(isNext).toBe(true)
})

test.describe('without scripts', () => {
  withoutScripts()

  test('Tab goes on in the content after the skip link', async ({ page }) => {
    await page.goto('/programs/alc')
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
    await expect(page).toHaveURL('/programs/alc#main')
    await page.keyboard.press('Tab')
    // Firefox passes over the link that the content begins with.
    await expect(page.locator('main a:focus')).toHaveCount(1)
  })
})
