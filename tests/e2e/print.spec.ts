import type { Locator, Page } from '@playwright/test'
import { site } from 'shared-ui/site'
import { expect, open, test } from './test'

test('a program page prints its words in black, and nothing to press', async ({ page }) => {
  await open(page, '/programs/pkt')
  await page.getByRole('main').getByRole('link', { name: 'Shirodhara', exact: true }).click()
  const note = page.getByRole('dialog', { name: 'Shirodhara' })
  await expect(note).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('main nav, main form, main .kit-button').filter({ visible: true })).toHaveCount(0)
  for (const name of ['Program facts', 'Program overview', 'Scope of practice'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Program pathway' })).toBeVisible()
  await expect(
    page.getByText(`${site.collegeName}, `, { exact: false }).filter({ visible: true }),
  ).toContainText(/@.*localhost:\d+\/programs\/pkt/)
  for (const name of ['Start Your Journey Today', 'Questions about this program?'])
    await expect(page.getByRole('heading', { name })).toBeHidden()
  const colours = await page
    .locator('main :is(h1, h2, p, dt, dd)')
    .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))])
  expect(colours).toEqual(['rgb(0, 0, 0)'])
})

test('a chosen route prints its words, and nothing to press', async ({ page }) => {
  await open(page, '/programs')
  await page.getByRole('radio', { name: 'Herbalist' }).check()
  await page.emulateMedia({ media: 'print' })
  const route = page.getByRole('status').filter({ hasText: 'Your route' })
  await expect(route).toBeVisible()
  await expect(route.getByRole('button')).toHaveCount(0)
})

/** The number of sheets that a press on a print button prints. */
async function sheetsOf(page: Page, button: Locator): Promise<number> {
  await button.click()
  const pdf = await page.pdf({ format: 'Letter' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

for (const [path, count] of [
  ['/programs/alc', 1],
  ['/programs/pkt', 1],
  ['/programs/aap', 1],
  ['/resources/wellness-tools', 8],
] as const)
  test(`each print button of ${path} prints one sheet, and leaves the page as it was`, async ({ page }) => {
    // The browser's own dialog would wait for somebody.
    await page.addInitScript(() => (window.print = () => {}))
    await open(page, path)
    const buttons = page.getByRole('button', { name: /^Print this/ })
    await expect(buttons).toHaveCount(count)
    for (const button of await buttons.all()) expect(await sheetsOf(page, button)).toBe(1)
    await expect(page.locator('[data-printing]')).toHaveCount(0)
  })

test('answers print whether somebody opened them or not, links to other sites with their address', async ({
  page,
}) => {
  await page.goto('/admissions')
  await page.emulateMedia({ media: 'print' })
  const answer = page.locator('main details p').first()
  expect(await answer.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(0)
  await page.goto('/programs/pkt')
  const link = page.locator("main a[href^='http']").first()
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    await link.evaluate((element) => element.getAttribute('href') ?? 'none'),
  )
})

test('the first sheet of the wellness tools holds their first cards, and no note is cut in two', async ({
  page,
}) => {
  await open(page, '/resources/wellness-tools')
  // As wide as a sheet of US Letter; its height less the margins, in CSS pixels.
  await page.setViewportSize({ width: 816, height: 920 })
  await page.emulateMedia({ media: 'print' })
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Daily Routine' }) })
  const { y = 0, height = 0 } = (await card.boundingBox()) ?? {}
  expect(y + height).toBeLessThan(920)
  for (const note of await page.getByRole('note').all()) await expect(note).toHaveCSS('break-inside', 'avoid')
})

test('each table fits on a sheet of A4', async ({ page }) => {
  // Its width less the margins, in CSS pixels.
  await page.setViewportSize({ width: 672, height: 1000 })
  for (const path of ['/programs', '/resources/classical-texts', '/resources/educational-guides']) {
    await open(page, path)
    await page.emulateMedia({ media: 'print' })
    const box = page.locator('main section:has(> table)')
    const tooWide = await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect.soft(tooWide, path).toBeLessThanOrEqual(0)
  }
})
