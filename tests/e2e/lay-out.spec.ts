import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test'

const page = '/programs/alc'

/** The first heading of the main region that is on the screen, and how far below the screen's edge it stands. */
const onScreen = (tab: Page) =>
  tab.locator('main').evaluate((main) => {
    const headings = [...main.querySelectorAll('h2, h3')]
    const found = headings.find((heading) => heading.getBoundingClientRect().top > 0)
    return { heading: found?.textContent, top: Math.round(found?.getBoundingClientRect().top ?? 0) }
  })

/** Scrolls half way down, far below what is laid out first. */
async function readOn(tab: Page) {
  await tab.goto(page)
  await hydrated(tab)
  await tab.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
  return onScreen(tab)
}

/** Holds the page's script back until the function that it returns is called. */
async function holdScript(tab: Page): Promise<() => void> {
  let run = () => {}
  const held = new Promise<void>((resolve) => (run = resolve))
  await tab.route(/\/main-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return run
}

test('what is below the screen is laid out once scripts run, not before', async ({ page: tab }) => {
  const run = await holdScript(tab)
  await tab.goto(page, { waitUntil: 'commit' })
  const lastLink = tab.getByRole('contentinfo').getByRole('link').last()
  const isLaidOut = () => lastLink.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isLaidOut).toBe(false)
  run()
  await hydrated(tab)
  expect(await isLaidOut()).toBe(true)
})

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a reload keeps what was on the screen', async ({ page: tab }) => {
      const place = await readOn(tab)
      const run = await holdScript(tab)
      const asked = tab.waitForRequest(/\/main-/)
      await tab.evaluate(() => location.reload())
      await asked
      run()
      await hydrated(tab)
      await expect.poll(() => onScreen(tab)).toEqual(place)
    })

    test('back by a full load returns to what was on the screen', async ({ page: tab }) => {
      const place = await readOn(tab)
      await tab.goto('/about')
      await tab.goBack()
      await hydrated(tab)
      await expect.poll(() => onScreen(tab)).toEqual(place)
    })
  })
}

test('back within the site returns to what was on the screen, however early the visitor left', async ({
  page: tab,
}) => {
  await tab.goto(page)
  await tab.locator('html:not(:has(#mobile-menu[popover]))').waitFor()
  await tab.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).press('Enter')
  await expect(tab.locator('main h1')).toBeFocused()
  await tab.evaluate(() => history.back())
  await expect(tab).toHaveURL(page)
  await expect(tab.getByRole('contentinfo')).toBeInViewport()
})

test('an address with a part of the page leads there', async ({ page: tab }) => {
  await tab.goto('/resources/lifestyle-practices#seasons')
  const isAtTop = () =>
    tab.locator('#seasons').evaluate((part) => {
      const { top } = part.getBoundingClientRect()
      return top >= 0 && top < 200
    })
  await expect.poll(isAtTop).toBe(true)
  await hydrated(tab)
  expect(await isAtTop()).toBe(true)
})
