import type { Page } from '@playwright/test'
import { sanskritTerms as ofPrograms } from '../../mf-programs/content/sanskrit-terms'
import { sanskritTerms as ofResources } from '../../mf-resources/content/sanskrit-terms'
import { sanskritTerms as ofShell } from '../../shell/content/sanskrit-terms'
import { expect, open, test } from '../e2e/test'
import { routes } from '../e2e/routes'
import {
  axeFindings,
  clippedText,
  expectNoViolations,
  fixedColors,
  hiddenFocusStops,
  longLines,
  lostSpaces,
  sidewaysScroll,
  smallTargets,
  twoAndOne,
  unmarkedSanskrit,
} from './checks'
import { desktop, narrowest, tablet } from './viewports'

const sanskritTerms = [...ofPrograms, ...ofResources, ...ofShell]

// Styles are put into the page, which the site's content security policy forbids.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

test('the checks find what is wrong: they can fail', async ({ page }) => {
  await open(page, '/about', desktop)
  await page.locator('h1').evaluate((h1) => {
    h1.style.color = '#2c5a49'
    const spots = '<button class="spot">a</button><button class="spot">b</button>'
    h1.insertAdjacentHTML('afterend', `<style>.spot { width: 12px; height: 12px }</style>${spots}`)
  })
  expect((await axeFindings(page)).join('\n')).toContain('color-contrast')
  expect(await smallTargets(page)).toHaveLength(2)
  await page.locator('h1').evaluate((h1) => (h1.innerHTML = '2000<!-- --> <!-- -->hours'))
  expect(await lostSpaces(page)).toContain('H1 "2000 hours"')
  await page.locator('h1').evaluate((h1) => (h1.innerHTML = 'Of <i lang="sa-Latn">agni</i> and vipaka'))
  expect(await unmarkedSanskrit(page, sanskritTerms)).toEqual(['vipaka in " and vipaka"'])
  await page.locator('h1').evaluate((h1) => (h1.style.forcedColorAdjust = 'none'))
  expect(await fixedColors(page)).toContainEqual(expect.stringMatching(/^<h1/))
  await page.addStyleTag({ content: 'header { min-height: 60vh }' })
  expect(await hiddenFocusStops(page, 30)).not.toEqual([])
})

/** WCAG 1.4.12: what a visitor may set, at the least. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`

/**
 * The rules of axe that the visitor's own colours can break: they read colours and sizes. The contrast is not measured: those colours are
 * painted, but axe reads -webkit-text-fill-color, which keeps the site's.
 */
const inForcedColors = { runOnly: ['link-in-text-block', 'target-size'] }

async function expectForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await fixedColors(page), 'in forced colors').toEqual([])
  await expectNoViolations(page, 'in forced colors', inForcedColors)
  await page.emulateMedia({ forcedColors: null })
}

/** The fonts did not come, or the visitor has others. */
const otherFont = '* { font-family: sans-serif !important }'

async function expectSpaceForText(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const [set, style] of Object.entries({ spacing, otherFont })) {
    await page.addStyleTag({ content: style })
    for (const viewport of [narrowest, desktop]) {
      await page.setViewportSize(viewport)
      const state = `${set} at ${viewport.width} pixels`
      expect.soft(await clippedText(page), state).toEqual([])
      expect.soft(await sidewaysScroll(page), state).toBe(0)
    }
  }
}

/** Sets the size of letters (pixels) that a visitor has chosen: layouts measured in rem follow it, media queries too. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } })
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
}

async function expectLargeText(page: Page): Promise<void> {
  await setFontSize(page, 32)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectNoViolations(page, 'with letters twice as large')
  for (const width of [1280, 390]) {
    const state = `with letters twice as large, at ${width} pixels`
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await sidewaysScroll(page), state).toBe(0)
    expect.soft(await clippedText(page), state).toEqual([])
    expect.soft(await smallTargets(page), state).toEqual([])
  }
  await setFontSize(page, 16)
}

async function expectVisibleFocus(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 600 })
  const focusable = 'a[href], button, summary, input, select, textarea'
  const stops = await page.locator(focusable).filter({ visible: true }).count()
  expect.soft(await hiddenFocusStops(page, stops)).toEqual([])
}

for (const route of [...routes, '/search']) {
  // One load for all: what differs is what the visitor has set.
  test(`${route} passes every check, also with the visitor’s own colors, letters, spacing and width`, async ({
    page,
  }) => {
    await open(page, route, desktop)
    await expectNoViolations(page, 'on a desktop')
    expect.soft(await smallTargets(page), 'on a desktop').toEqual([])
    expect.soft(await lostSpaces(page), 'words run together').toEqual([])
    expect.soft(await unmarkedSanskrit(page, sanskritTerms), 'Sanskrit').toEqual([])
    await expectForcedColors(page)
    await expectVisibleFocus(page)
    await page.setViewportSize(tablet)
    expect.soft(await twoAndOne(page), 'on a tablet').toEqual([])
    expect.soft(await longLines(page), 'on a tablet').toEqual([])
    await page.setViewportSize(narrowest)
    await expectNoViolations(page, 'at 320 pixels')
    expect.soft(await sidewaysScroll(page)).toBe(0)
    expect.soft(await smallTargets(page), 'at 320 pixels').toEqual([])
    await expectLargeText(page)
    await expectSpaceForText(page)
  })
}

test.describe('the 404 page', () => {
  test.use({ allowed: /status of 404/ })

  test('has no violation', async ({ page }) => {
    await open(page, '/nope', desktop)
    await expectNoViolations(page, 'on a desktop')
    await page.setViewportSize(narrowest)
    await expectNoViolations(page, 'at 320 pixels')
  })
})
