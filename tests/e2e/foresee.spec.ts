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

test('a pointer that sweeps over a menu loads none of its pages', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const asked = askedPages(page)
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('details', { hasText: 'Programs' })
  await menu.locator('summary').press('Enter')
  const links = menu.getByRole('link')
  await expect(links.first()).toBeVisible()
  // The pointer moves in one task: however busy the machine, it rests on none.
  await links.evaluateAll((all) => {
    for (const link of all) link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    document.body.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  })
  const next = page.waitForResponse((response) => response.url().includes('Contact-page'))
  await mainLink(page, 'Contact').hover()
  await next
  expect(asked.filter((path) => path.startsWith('/programs'))).toEqual([])
  expect(scripts.filter((url) => url.includes('mf-programs'))).toEqual([])
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
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({ saveData: true, effectiveType: '4g' }),
    }),
  )
  const asked = askedPages(page)
  await page.goto('/about')
  await hydrated(page)
  await mainLink(page, 'About').focus()
  await mainLink(page, 'Contact').hover()
  await mainLink(page, 'Contact').click()
  await expect(page.locator('main h1')).toHaveText('Contact')
  expect(asked).toEqual(['/contact'])
})
