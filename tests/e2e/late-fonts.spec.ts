import { holdBack } from './hold-back'
import { routes } from './routes'
import { expect, hydrated, test } from './test'

declare global {
  var shift: number
}

// The phone that Lighthouse measures with.
test.use({ viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: 'reduce' } })

// Other letters may break a paragraph elsewhere: a line more or less costs 0.006 far down the screen, 0.12 at its top.
const mark = 0.005

for (const route of routes) {
  test(`${route} hardly moves when its fonts arrive late`, async ({ page }) => {
    const arrive = await holdBack(page, '**/*.woff2')
    await page.addInitScript(() => {
      globalThis.shift = 0
      const add = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries())
          globalThis.shift += (entry as unknown as { value: number }).value
      }
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    arrive()
    await page.waitForLoadState('networkidle')
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready
      // A shift is told of after the frame that it happens in.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return [...document.fonts].filter(
        ({ family, status }) => !/Fallback/.test(family) && status === 'loaded',
      ).length
    })
    expect(loaded).toBe(2)
    expect(await page.evaluate(() => globalThis.shift)).toBeLessThanOrEqual(mark)
  })
}
