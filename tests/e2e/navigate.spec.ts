import { isSameDocument, markDocument } from './same-document'
import { site } from 'shared-ui/site'
import { holdBack } from './hold-back'
import { followMainLink, mainLink, mainNavigation } from './main-link'
import { scrollOfNextPage } from './next-page'
import { expect, hydrated, open, test } from './test'

test('a visitor moves through all remotes without a page load', async ({ page }) => {
  await open(page, '/')
  await markDocument(page)
  for (const [link, path] of [
    ['Admissions', '/admissions'],
    ['Contact', '/contact'],
    ['Faculty', '/faculty'],
    ['About', '/about'],
  ] as const) {
    await followMainLink(page, link)
    await expect(page).toHaveURL(path)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click()
  await expect(page).toHaveURL('/programs')
  await expect(page).toHaveTitle(new RegExp(` \\| ${site.collegeName}$`))
  // Arriving closes an open menu.
  await expect(page.locator('main h1')).toBeFocused()
  await mainNavigation(page).locator('summary', { hasText: 'Resources' }).click()
  await mainNavigation(page).getByRole('link', { name: 'Wellness Tools' }).click()
  await expect(page).toHaveURL('/resources/wellness-tools')
  await expect(page.locator('main h1')).toBeFocused()
  expect(await isSameDocument(page)).toBe(true)
})

test('a link to the page on the screen leads to its top, and the focus too', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter')
  await expect(page.locator('main h1')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('back and forward restore the position', async ({ page }) => {
  await open(page, '/programs')
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  // By keyboard: Playwright's own click scrolls the page first.
  await mainLink(page, 'About').press('Enter')
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/programs')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await page.goForward()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('back finds open what the visitor has unfolded, and the same place below it', async ({ page }) => {
  await open(page, '/admissions')
  const fold = page.getByRole('main').locator('details').first()
  await fold.locator('summary').press('Enter')
  const form = page.locator('main form')
  await form.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  const topOfForm = () => form.evaluate((part) => Math.round(part.getBoundingClientRect().top))
  const top = await topOfForm()
  await mainLink(page, 'About').press('Enter')
  await expect(page).toHaveTitle(/^About/)
  await page.goBack()
  await expect(fold).toHaveAttribute('open')
  await expect.poll(topOfForm).toBe(top)
})

test('a tab that the browser dropped in the background comes back where it was', async ({ page }) => {
  // The browser announces only that the tab is hidden.
  await page.addInitScript(() =>
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true),
  )
  await open(page, '/programs')
  await page.evaluate(() => {
    scrollTo({ top: 700, behavior: 'instant' })
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

test('a page works where the browser refuses storage', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }),
  )
  await open(page, '/contact')
  await followMainLink(page, 'About')
  // Leaving the document writes the positions down.
  await open(page, '/faculty')
})

test('going back twice before scripts run leads to the page of the address', async ({ page }) => {
  await open(page, '/')
  await mainLink(page, 'Contact').click()
  await expect(page).toHaveTitle(/^Contact/)
  await page.goto('/sitemap.xml')
  const release = await holdBack(page, '**/*.js')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveTitle(/^Contact/)
  // The tab opened both pages in one document: the browser changes the address only.
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/')
  release()
  await expect(page).not.toHaveTitle(/^Contact/)
  await hydrated(page)
  await mainLink(page, 'Contact').click()
  await mainLink(page, 'Home').click()
  await expect(page).not.toHaveTitle(/^Contact/)
})

test.describe('while the server is asked for a page that failed', () => {
  // The load that is called off takes prefetches with it.
  test.use({ allowed: /status of 503|Fetch API cannot load/ })

  // In Firefox the load ends the request by which the page learns of it.
  test('a visitor who goes on stays there', { tag: '@one-engine' }, async ({ page }) => {
    await page.route('**/pages/contact.json', (route) => route.fulfill({ status: 503 }))
    await open(page, '/about')
    const release = await holdBack(page, /\/contact$/)
    const asked = page.waitForRequest(/\/contact$/)
    await page.route('**/asked', async (route) => {
      await asked
      await route.fulfill()
    })
    // Playwright's own click would wait for the load.
    await page.evaluate(() => {
      const click = (path: string) =>
        document.querySelector<HTMLElement>(`header nav a[href="${path}"]`)?.click()
      void fetch('/asked').then(() => click('/about'))
      click('/contact')
    })
    await expect(page).toHaveURL('/about')
    release()
    await followMainLink(page, 'Home')
    await expect(page).toHaveURL('/')
  })
})

test('the next page is never painted where the one before it was', async ({ page }) => {
  await open(page, '/programs/alc')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  const firstFrame = page.evaluate(scrollOfNextPage)
  await mainLink(page, 'About').click()
  expect(await firstFrame).toBe(0)
})

test('a page starts at its top, though the one before it was still scrolling', async ({ page }) => {
  await open(page, '/about')
  await followMainLink(page, 'Home')
  const { title, firstTop, nextTop } = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    scrollTo({ top: 2000, behavior: 'smooth' })
    while (scrollY < 200) await frame()
    // A click does not come at the start of a frame; the browser scrolls on while the page is busy.
    await new Promise((resolve) => setTimeout(resolve))
    for (const end = performance.now() + 50; performance.now() < end;);
    // The tab holds the page: it is there at once.
    document.querySelector<HTMLElement>('header a[href="/about"]')?.click()
    const { title } = document
    await frame()
    const firstTop = scrollY
    await frame()
    return { title, firstTop, nextTop: scrollY }
  })
  expect(title).toMatch(/^About/)
  expect([firstTop, nextTop]).toEqual([0, 0])
})
