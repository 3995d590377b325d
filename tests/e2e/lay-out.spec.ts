import type { Page } from '@playwright/test'
import { holdBack } from './hold-back'
import { followMainLink } from './main-link'
import { styledElements } from './styled-elements'
import { expect, hydrated, loadedFonts, open, test } from './test'

const route = '/programs/alc'
/** The first script of every page. */
const script = /\/main-[^/]+\.js$/

/** The first heading of the main region that is on the screen, and how far below the screen's edge it is. */
const onScreen = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const headings = [...main.querySelectorAll('h2, h3')]
    const found = headings.find((heading) => heading.getBoundingClientRect().top > 0)
    return { heading: found?.textContent, top: Math.round(found?.getBoundingClientRect().top ?? 0) }
  })

/** The same place: heights and positions have fractions, which each engine rounds in its own way. */
const near = <Place extends { top: number }>(place: Place) => ({
  ...place,
  top: expect.closeTo(place.top, -1),
})

/** Resolves when the site's two fonts have come: other letters may break lines elsewhere. */
const fontsShown = (page: Page) => expect.poll(() => loadedFonts(page)).toBe(2)

/** Scrolls half way down, far below what is laid out first. */
async function readOn(page: Page) {
  await open(page, route)
  await fontsShown(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
  return onScreen(page)
}

/** Leaves the page by a full load, goes back, and expects what was on the screen. */
async function expectReturn(page: Page): Promise<void> {
  const place = await readOn(page)
  await open(page, '/about')
  await page.goBack()
  await hydrated(page)
  await expect.poll(() => onScreen(page)).toEqual(near(place))
}

test('what is below the screen is laid out once scripts run, not before', async ({ page }) => {
  const run = await holdBack(page, script)
  await page.goto(route, { waitUntil: 'commit' })
  const lastLink = page.getByRole('contentinfo').getByRole('link').last()
  const isLaidOut = () => lastLink.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isLaidOut).toBe(false)
  run()
  await hydrated(page)
  expect(await isLaidOut()).toBe(true)
})

test('no script measures what is below the screen before it is laid out', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = Element
    const measure = Object.getOwnPropertyDescriptor(prototype, 'getBoundingClientRect')
      ?.value as () => DOMRect
    prototype.getBoundingClientRect = function (this: Element) {
      if ('layOut' in document.documentElement.dataset)
        console.error(`${this.outerHTML.slice(0, 80)} was measured before the page was laid out`)
      return measure.call(this)
    }
  })
  await open(page, route)
  await followMainLink(page, 'About')
  await page.goBack()
  await expect(page).toHaveURL(route)
  await hydrated(page)
})

test('a client navigation lays out the screen first, then the rest of the page', async ({ page }) => {
  await open(page, '/about')
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = []
    const { documentElement } = document
    const note = () => seen.push('layOut' in documentElement.dataset ? 'the screen' : 'the page')
    new MutationObserver(note).observe(documentElement, { attributeFilter: ['data-lay-out'] })
    return seen
  })
  await followMainLink(page, 'Admissions')
  await expect.poll(() => changes.jsonValue()).toEqual(['the screen', 'the page'])
  const lastLink = page.getByRole('contentinfo').getByRole('link').last()
  expect(await lastLink.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
})

test(
  'a page with contents is left without the header being styled again',
  { tag: '@one-engine' },
  async ({ page, browser }) => {
    const styledOnLeaving = async (start: string) => {
      await page.goto(start, { waitUntil: 'networkidle' })
      await hydrated(page)
      const styled = await styledElements(browser, page, () => followMainLink(page, 'Contact'))
      // Each frame of a transition styles up to ten elements, and the number of frames varies.
      return styled.filter((count) => count > 20).reduce((sum, count) => sum + count, 0)
    }
    const withoutContents = await styledOnLeaving('/about')
    expect((await styledOnLeaving(route)) - withoutContents).toBeLessThan(50)
  },
)

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a reload keeps what was on the screen', async ({ page }) => {
      const place = await readOn(page)
      const run = await holdBack(page, script)
      const asked = page.waitForRequest(script)
      await page.evaluate(() => location.reload())
      await asked
      await fontsShown(page)
      run()
      await hydrated(page)
      await expect.poll(() => onScreen(page)).toEqual(near(place))
    })

    test('a reload of the search returns to the result that was on the screen', async ({ page }) => {
      await page.goto('/search?q=program')
      const result = page.getByRole('search').getByRole('link').last()
      await result.scrollIntoViewIfNeeded()
      const loaded = page.waitForEvent('load')
      await page.evaluate(() => location.reload())
      await loaded
      await hydrated(page)
      await expect(result).toBeInViewport()
    })

    test('a visitor who has scrolled before scripts ran stays there', async ({ page }) => {
      await readOn(page)
      const run = await holdBack(page, script)
      const asked = page.waitForRequest(script)
      await page.evaluate(() => location.reload())
      await asked
      // While it reloads, the page answers nothing.
      const position = () => page.evaluate(() => scrollY).catch(() => 0)
      await expect.poll(position).toBeGreaterThan(600)
      const restored = await position()
      await page.mouse.move(200, 400)
      await page.mouse.wheel(0, -600)
      // What comes onto the screen is laid out, and may move the page by some pixels.
      let now = restored
      const scrolledAtRest = async () => {
        const before = now
        now = await position()
        return now === before ? restored - now : 0
      }
      await expect.poll(scrolledAtRest).toBeGreaterThan(500)
      const place = await onScreen(page)
      run()
      await hydrated(page)
      expect(await onScreen(page)).toEqual(near(place))
    })

    test('back by a full load returns to what was on the screen', ({ page }) => expectReturn(page))

    test('back by a full load returns there before the browser has reported the last scroll', async ({
      page,
    }) => {
      await page.addInitScript(() => addEventListener('scroll', (event) => event.stopImmediatePropagation()))
      await expectReturn(page)
    })
  })
}

test('an address with a part of the page leads there', async ({ page }) => {
  await page.goto('/resources/lifestyle-practices#seasons')
  const isAtTop = () =>
    page.locator('#seasons').evaluate((part) => {
      const { top } = part.getBoundingClientRect()
      return top >= 0 && top < 200
    })
  await expect.poll(isAtTop).toBe(true)
  await hydrated(page)
  expect(await isAtTop()).toBe(true)
})
