import type { Page, Response } from '@playwright/test'
import { hasAdoptedSheet } from './adopted-sheet'
import { holdBack } from './hold-back'
import { isSameDocument, markDocument } from './same-document'
import { styledElements } from './styled-elements'
import { expect, open, test } from './test'

/** Names of the pages whose data the page asks for, as it asks. */
function askedPages(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/pages(\/.+)\.json$/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  return asked
}

/** Resolves when the script of a page is checked: its data has come before. */
const prefetched = (page: Page, script: string) =>
  expect(page.locator(`link[rel=modulepreload][href*="${script}"]:not([fetchpriority])`)).toBeAttached()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, allowed: /ERR_INTERNET_DISCONNECTED/ })

  test('a page whose link is on the screen opens without the network', async ({ page, context }) => {
    await page.goto('/')
    await prefetched(page, 'coming-soon-page')
    await markDocument(page)
    await context.setOffline(true)
    await page.getByRole('main').locator('a[href="/coming-soon"]').first().tap()
    await expect(page).toHaveURL('/coming-soon')
    await expect(page.locator('main h1')).toBeFocused()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('the pages of the menu are prefetched once it is open', async ({ page }) => {
    const asked = askedPages(page)
    await page.goto('/about')
    await expect.poll(() => asked.toSorted()).toEqual(['/coming-soon', '/index'])
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect.poll(() => asked).toContain('/contact')
  })
})

test('the pages whose links are on the screen are prefetched: the page’s own, then the header’s', async ({
  page,
}) => {
  const asked = askedPages(page)
  await page.goto('/resources/wellness-tools')
  await expect
    .poll(() => asked)
    .toEqual(['/index', '/resources', '/admissions', '/faculty', '/about', '/contact'])
})

test('prefetched files stay within their budget', async ({ page }) => {
  const fetched: Response[] = []
  page.on('response', (response) => {
    if (['fetch', 'stylesheet'].includes(response.request().resourceType())) fetched.push(response)
  })
  await page.goto('/programs/pkt')
  await prefetched(page, 'Contact-page')
  const sizes = await Promise.all(fetched.map(async (response) => response.request().sizes()))
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThanOrEqual(60_000)
})

test(
  'the styles of a prefetched page do not make the browser style this page again',
  { tag: '@one-engine' },
  async ({ page, browser }) => {
    const answer = await holdBack(page, /\/mf-programs\/.*\.css$/)
    const asked = page.waitForRequest(/\/mf-programs\/.*\.css$/)
    await open(page, '/contact')
    await asked
    const applies = () => hasAdoptedSheet(page, 'pr')
    expect(await applies()).toBe(false)
    const styled = await styledElements(browser, page, async () => {
      answer()
      await expect.poll(applies).toBe(true)
    })
    expect(Math.max(...styled)).toBeLessThan((await page.locator('body *').count()) / 10)
  },
)
