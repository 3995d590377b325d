import { expect, hydrated, test } from './test'

test('a program page prints its words in black, and nothing to press', async ({ page }) => {
  await page.goto('/programs/pkt')
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('main nav, main form, main .kit-button').filter({ visible: true })).toHaveCount(0)
  for (const name of ['Program facts', 'Program overview', 'Scope of practice'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('figure')).toBeVisible()
  await expect(
    page.getByText('Samya College of Ayurveda, ', { exact: false }).filter({ visible: true }),
  ).toContainText(/@.*\/programs\/pkt/)
  for (const name of ['Start Your Journey Today', 'Questions about this program?'])
    await expect(page.getByRole('heading', { name })).toBeHidden()
  const colours = await page
    .locator('main :is(h1, h2, p, dt, dd)')
    .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))])
  expect(colours).toEqual(['rgb(0, 0, 0)'])
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
  await page.goto('/resources/wellness-tools')
  await hydrated(page)
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
