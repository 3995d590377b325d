import { holdBack } from '../e2e/hold-back'
import { expect, open, test } from '../e2e/test'
import { field, fillTexts, formHydrated, formOf, notifications, quickInquiry } from './inquiry-forms'
import { writeDownBodies } from './written-down'

test('an option chosen with the keyboard is in view, also in a low window', async ({ page }) => {
  // A smooth scroll would still move the page while its position is compared below.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/admissions')
  await formHydrated(page)
  const form = formOf(page)
  const select = field(form, 'Program of Interest')
  const options = form.getByRole('option')

  await form.getByText('Program of Interest').click()
  await expect(select).toBeFocused()
  await select.press('Enter')
  await select.press('End')
  await expect(options.last()).toBeInViewport({ ratio: 1 })
  await select.press('Enter')
  await expect(select).toHaveText('PKT - Panchakarma Technician')

  // The list opens at the choice, where there is more room, 10 pixels from the edge; the page stays.
  await page.setViewportSize({ width: 1280, height: 400 })
  const scrolledTo = await select.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 250, behavior: 'instant' })
    return scrollY
  })
  await select.press('Enter')
  const list = form.getByRole('listbox').locator('..')
  const top = async () => (await list.boundingBox())?.y ?? 0
  // Ten pixels and a fraction: the page may be scrolled by part of a pixel.
  await expect.poll(top).toBeLessThan(12)
  expect((await list.boundingBox())?.width).toBe((await select.boundingBox())?.width)
  expect(await top()).toBeGreaterThanOrEqual(10)
  await expect(options.filter({ hasText: 'PKT' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(scrolledTo)
})

test('the page stays where it is when the list opens over the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/admissions')
  await formHydrated(page)
  await page.setViewportSize({ width: 390, height: 700 })
  const form = formOf(page)
  const select = field(form, 'Program of Interest')
  await select.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 380, behavior: 'instant' })
  })
  const scrolledTo = await page.evaluate(() => scrollY)
  // With a key: in Firefox, Playwright's own click scrolls the page.
  await select.press('Enter')
  const first = form.getByRole('option').first()
  await expect(first).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  expect((await first.boundingBox())?.y).toBeLessThan(header?.height ?? 0)
  expect(await page.evaluate(() => scrollY)).toBe(scrolledTo)
})

test('a choice made before any script has come is the choice of the listbox, which waits until the select is left', async ({
  page,
}) => {
  const run = await holdBack(page, /\/main-[^/]+\.js$/)
  await page.goto('/admissions', { waitUntil: 'commit' })
  const form = formOf(page)
  const select = field(form, 'Program of Interest')
  await form.locator('select').selectOption('AHC')
  await form.locator('select').focus()
  const code = page.waitForResponse(/\/listbox-[^/]+\.js$/)
  run()
  await (await code).finished()
  await expect(form).toHaveJSProperty('noValidate', true)
  await select.press('ArrowDown')
  await expect(select).toHaveValue('AP')
  await select.press('Tab')
  await formHydrated(page)
  await expect(field(form, 'Message')).toBeFocused()
  await expect(select).toHaveText('AP - Ayurvedic Practitioner')
  await expect(form.locator('input[name=program]')).toHaveValue('AP')
})

test.describe('with the code of the listbox missing', () => {
  test.use({ allowed: /listbox-|net::ERR_FAILED/ })

  test('the browser’s own select sends what is chosen in it', async ({ page }) => {
    await page.route(/\/listbox-[^/]+\.js$/, (route) => route.abort())
    const bodies = await writeDownBodies(page)
    await open(page, quickInquiry.path)
    const form = formOf(page)
    await expect(form).toHaveJSProperty('noValidate', true)
    await fillTexts(form, quickInquiry.texts)
    await form.getByRole('combobox').selectOption('AHC')
    await form.getByRole('button', { name: quickInquiry.submit }).click()
    await expect(notifications(page).getByText(quickInquiry.success.title)).toBeVisible()
    expect(bodies).toEqual([quickInquiry.payload])
    await expect(form.getByRole('combobox')).toHaveValue('')
  })
})
