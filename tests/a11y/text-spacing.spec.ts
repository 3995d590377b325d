import { expect, hydrated, test } from '../e2e/test'
import { routes } from '../e2e/routes'
import { clippedText, sidewaysScroll } from './checks'

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

/** WCAG 1.4.12: what a visitor may set, at the least. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`

for (const route of routes) {
  test(`${route} loses nothing with the text spaced out`, async ({ page }) => {
    await page.goto(route)
    await hydrated(page)
    await page.addStyleTag({ content: spacing })
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await clippedText(page), `at ${width} pixels`).toEqual([])
      expect.soft(await sidewaysScroll(page), `at ${width} pixels`).toBe(0)
    }
  })
}
