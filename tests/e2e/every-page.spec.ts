import type { Page } from '@playwright/test'
import { site } from 'shared-ui/site'
import { holdBack } from './hold-back'
import { routes } from './routes'
import { expect, hydrated, loadedFonts, test, withoutScripts, words, wordsOf } from './test'

declare global {
  var shift: number
}

/** Sums up, from the first frame on, how far the page moves. */
const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.shift = 0
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) globalThis.shift += (entry as unknown as { value: number }).value
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })

/** The fonts of the site that have come, once what they move has been reported. */
async function fontsShown(page: Page): Promise<number> {
  const loaded = await loadedFonts(page)
  await page.evaluate(async () => {
    // A shift is reported after the frame that it happens in.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  return loaded
}

/** The pictures that were loaded though the page shows them nowhere. */
const needlessPictures = (page: Page) =>
  page.evaluate(() => {
    const sources = (isShown: boolean) =>
      [...document.images]
        .filter((image) => image.checkVisibility() === isShown)
        .map((image) => image.currentSrc || image.src)
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    const shown = sources(true)
    if (shown.length === 0) throw new Error('The page shows no picture: expected the logo at least.')
    return sources(false).filter((source) => loaded.has(source) && !shown.includes(source))
  })

// Other letters may break a paragraph elsewhere: a line more or less costs 0.006 far down the screen, 0.12 at its top.
const shiftMark = 0.005

test.describe('on the phone that Lighthouse measures with', () => {
  test.use({ viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const route of routes) {
    test(`${route} is served complete, hydrates without a mismatch, hardly moves when its fonts arrive late, loads no hidden picture`, async ({
      page,
    }) => {
      const fontsArrive = await holdBack(page, '**/*.woff2')
      await observeShifts(page)
      const response = await page.goto(route, { waitUntil: 'domcontentloaded' })
      expect(response?.status()).toBe(200)
      await hydrated(page)
      expect(await words(page)).toBe(wordsOf((await response?.text()) ?? ''))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect((await page.title()).endsWith(` | ${site.collegeName}`)).toBe(true)

      fontsArrive()
      await expect.poll(() => fontsShown(page)).toBe(2)
      expect(await page.evaluate(() => globalThis.shift)).toBeLessThanOrEqual(shiftMark)
      await page.waitForLoadState('load')
      expect(await needlessPictures(page)).toEqual([])
    })
  }
})

test.describe('with altered HTML', () => {
  test.use({ allowed: /Hydration had to recover|Minified React error #(418|423|425)/ })

  test('hydration reports the mismatch: the check above can fail', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.route('/about', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<h1([^>]*)>[^<]*/, '<h1$1>Not what React renders')
      await route.fulfill({ response, body })
    })
    await page.goto('/about')
    await expect.poll(() => errors.join('\n')).toContain('Hydration had to recover')
  })
})

test.describe('without JavaScript', () => {
  withoutScripts()

  test('every page is readable and linked, and offers nothing that needs scripts', async ({ page }) => {
    for (const route of routes) {
      await page.goto(route)
      await expect.soft(page.getByRole('heading', { level: 1 }), route).toBeVisible()
      expect.soft((await page.locator('main').innerText()).length, route).toBeGreaterThan(300)
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Programs' })
      await expect.soft(link, route).toHaveAttribute('href', '/programs')
      const needScripts = page.locator('button:not([type=submit], [popovertarget])').filter({ visible: true })
      await expect.soft(needScripts, route).toHaveCount(0)
      await expect.soft(page.getByRole('heading', { name: /^(Share|Follow Us)/ }), route).toHaveCount(0)
    }
  })
})
