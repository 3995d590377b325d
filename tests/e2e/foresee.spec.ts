import type { Page } from '@playwright/test'
import { isSameDocument, markDocument } from './same-document'
import { mainLink } from './main-link'
import { expect, hydrated, test } from './test'

const headerPages = ['/index', '/about', '/faculty', '/admissions', '/contact']

/** Names of the pages whose data the page asks for, as it asks. */
function askedPages(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/pages(\/.+)\.json$/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  return asked
}

test('the data of the pages that the header leads to is there before anybody points at a link', async ({
  page,
}) => {
  const asked = askedPages(page)
  await page.goto('/resources/wellness-tools')
  await expect.poll(() => asked.toSorted()).toEqual(headerPages.toSorted())
  const code = page.waitForResponse((response) => response.url().includes('Contact-page'))
  await mainLink(page, 'Contact').hover()
  expect((await code).ok()).toBe(true)
  expect(asked).toHaveLength(headerPages.length)
})

test('a page whose data could not be fetched beforehand is asked for again when its link is followed', async ({
  page,
}) => {
  let failures = 0
  await page.route('**/pages/contact.json', async (route) => {
    failures += 1
    await (failures === 1 ? route.abort('aborted') : route.continue())
  })
  await page.goto('/about')
  await hydrated(page)
  await expect.poll(() => failures).toBe(1)
  await markDocument(page)
  await mainLink(page, 'Contact').press('Enter')
  await expect(page).toHaveTitle(/^Contact/)
  expect(await isSameDocument(page)).toBe(true)
})

test('on a phone nothing is fetched ahead until the menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const asked = askedPages(page)
  await page.goto('/about')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect.poll(() => asked.toSorted()).toContain('/contact')
})

test('a visitor who saves data gets nothing ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  )
  const asked = askedPages(page)
  await page.goto('/about')
  await hydrated(page)
  const contact = page.waitForResponse('**/pages/contact.json')
  await mainLink(page, 'Contact').hover()
  await contact
  expect(asked).toEqual(['/contact'])
})
