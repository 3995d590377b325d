import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { routes } from '../e2e/routes'
import { expect, open, test } from '../e2e/test'
import { openGallery, startGallery } from '../setup/kit-gallery'

const widths = [390, 1280]

/**
 * Pages are compared at a tenth of their size. Machines differ in how they draw the edges of letters; that averages out,
 * while grounds, buttons, pictures, and positions stay. Fine lines are lost.
 */
const scale = 10

/**
 * Measured at this scale: the same page without subpixel positions, or drawn at twice the density, differs from itself in at
 * most 0.002 % of the pixels by more than 0.05, and in 0.07 % by more than 0.04. The smallest changes that were tried, a
 * missing picture and buttons with other corners, in 0.05 % by more than 0.05; a slightly lighter green in 10 % by more
 * than 0.04.
 */
const tolerances = [
  { threshold: 0.05, maxDiffPixelRatio: 0.0002 },
  { threshold: 0.04, maxDiffPixelRatio: 0.003 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Resolves when all pictures and fonts of the page are there. */
const complete = (page: Page) =>
  page.locator('html').evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })

async function reduced(page: Page): Promise<Buffer> {
  const image = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
  const { width, height } = await image.metadata()
  const size = { width: Math.round(width / scale), height: Math.round(height / scale) }
  return image
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function expectSameLook(page: Page, name: string): Promise<void> {
  await complete(page)
  const look = await reduced(page)
  for (const tolerance of tolerances) expect.soft(look).toMatchSnapshot(name, tolerance)
}

for (const route of routes) {
  test(`${route} looks as it did`, async ({ page }) => {
    const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')
    await open(page, route)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectSameLook(page, `${name}-${width}.png`)
    }
  })
}

test('the kit looks as it did', async ({ page }) => {
  const gallery = await startGallery()
  try {
    for (const width of widths) {
      await openGallery(page, gallery.url, width)
      await expectSameLook(page, `kit-${width}.png`)
    }
  } finally {
    await gallery.stop()
  }
})
