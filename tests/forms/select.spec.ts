import { holdBack } from '../e2e/hold-back'
import { expect, test } from '../e2e/test'
import { field, formHydrated, formOf } from './inquiry-forms'

const programs = [
  'ALC - Ayurvedic Lifestyle Consultant',
  'AHC - Ayurvedic Health Counselor',
  'AP - Ayurvedic Practitioner',
  'AAP - Advanced Ayurvedic Practitioner',
  'AH - Ayurvedic Herbalist',
  'AN - Ayurvedic Nutritionist',
  'AST - Ayurvedic Spa Therapist',
  'ABT - Ayurvedic Beauty Therapist',
  'AMT - Ayurvedic Marma Therapist',
  'PKT - Panchakarma Technician',
]

test('the ten programs, chosen with the keyboard and by typing, in view also in a low window', async ({
  page,
}) => {
  await page.clock.install()
  // Where the page is scrolled to is compared below.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/admissions')
  await formHydrated(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  const form = formOf(page)
  const select = field(form, 'Program of Interest')
  const options = form.getByRole('option')
  const active = async (name: string) =>
    expect(select).toHaveAttribute(
      'aria-activedescendant',
      (await form.getByRole('option', { name, exact: true }).getAttribute('id')) ?? 'none',
    )

  await form.getByText('Program of Interest').click()
  await expect(select).toBeFocused()
  await expect(select).toHaveText('Select a program')
  await expect(select).toHaveAttribute('aria-expanded', 'false')
  await select.press('ArrowDown')
  await expect(select).toHaveAttribute('aria-expanded', 'true')
  await expect(form.getByRole('listbox', { name: 'Program of Interest' })).toBeVisible()
  await expect(options).toHaveText(programs)

  await select.press('End')
  await active('PKT - Panchakarma Technician')
  await expect(options.last()).toBeInViewport({ ratio: 1 })
  await select.press('Home')
  await active('ALC - Ayurvedic Lifestyle Consultant')
  await select.press('ArrowDown')
  await active('AHC - Ayurvedic Health Counselor')
  await select.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(select).toHaveText('Select a program')

  await select.press('Enter')
  await select.press('ArrowDown')
  await select.press('Enter')
  await expect(options).toHaveCount(0)
  await expect(select).toHaveText('AHC - Ayurvedic Health Counselor')
  await expect(select).toBeFocused()

  // Typed within a second of each other, letters are one word; after it they begin another.
  await page.keyboard.type('am')
  await expect(select).toHaveText('AMT - Ayurvedic Marma Therapist')
  await page.clock.runFor(1000)
  await page.keyboard.type('p')
  await expect(select).toHaveText('PKT - Panchakarma Technician')
  await page.clock.runFor(1000)
  await select.press('Enter')
  await page.keyboard.type('ast')
  await active('AST - Ayurvedic Spa Therapist')
  await expect(options.filter({ hasText: 'PKT' })).toHaveAttribute('aria-selected', 'true')
  await select.press('Tab')
  await expect(select).toHaveText('AST - Ayurvedic Spa Therapist')
  await expect(field(form, 'Message')).toBeFocused()

  // The list opens at the choice, where there is more room, 10 pixels from the edge (SPEC section 9); the page stays.
  await page.setViewportSize({ width: 1280, height: 400 })
  const scrolledTo = await select.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 250, behavior: 'instant' })
    return scrollY
  })
  await select.press('Enter')
  const list = form.getByRole('listbox').locator('..')
  await expect.poll(async () => Math.floor((await list.boundingBox())?.y ?? 0)).toBe(10)
  await expect(options.filter({ hasText: 'AST' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(scrolledTo)
})

test('a choice made before any script has come is the choice of the listbox, and the focus stays', async ({
  page,
}) => {
  const run = await holdBack(page, /\/main-[^/]+\.js$/)
  await page.goto('/admissions', { waitUntil: 'commit' })
  await page.locator('main form select').selectOption('AHC')
  await page.locator('main form select').focus()
  run()
  await formHydrated(page)
  const form = formOf(page)
  await expect(field(form, 'Program of Interest')).toHaveText('AHC - Ayurvedic Health Counselor')
  await expect(field(form, 'Program of Interest')).toBeFocused()
  await expect(form.locator('input[name=program]')).toHaveValue('AHC')
})
