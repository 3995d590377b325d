import { chromiumLaunch } from '../setup/browsers'
import { expect, hydrated, test } from '../e2e/test'
import { routes } from '../e2e/routes'
import { clippedText, expectNoViolations, sidewaysScroll, smallTargets } from './checks'

const launch = chromiumLaunch()

// The visitor's own setting, twice the usual 16 pixels: layouts measured in rem follow it, media queries too.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { ...launch, args: [...launch.args, '--blink-settings=defaultFontSize=32'] },
})

for (const route of routes) {
  test(`${route} loses nothing with letters twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(route)
    await hydrated(page)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    await expectNoViolations(page, 'at 1280 pixels')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await sidewaysScroll(page), `at ${width} pixels`).toBe(0)
      expect.soft(await clippedText(page), `at ${width} pixels`).toEqual([])
      expect.soft(await smallTargets(page), `at ${width} pixels`).toEqual([])
    }
  })
}
