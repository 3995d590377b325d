import { alcOptions } from '../../mf-programs/content/alc-tuition'
import { formatTuition } from '../../mf-programs/src/tuition/format-tuition'
import { expect, open, test, withoutScripts } from '../e2e/test'
import { field, formOf } from './inquiry-forms'
import { writeDownBodies } from './written-down'

test('from the home page to a sent inquiry for a chosen program', async ({ page }) => {
  const bodies = await writeDownBodies(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: /PKT/ }).first().click()
  await page.getByRole('link', { name: 'Tell me when it opens' }).click()
  await expect(page).toHaveURL('/admissions?program=PKT#quick-inquiry')
  const form = formOf(page)
  await expect(field(form, 'Program of Interest')).toContainText('PKT - Panchakarma Technician')
  await field(form, 'Full Name').fill('Mira Nair')
  await field(form, 'Email').fill('mira@visitor.example')
  await form.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(form.getByRole('status')).toContainText('Inquiry Submitted')
  expect(bodies).toMatchObject([{ program: 'PKT', type: 'quick_inquiry' }])
})

test('enrollment leads to the prices, the start, the steps and a form in which ALC is chosen', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Enroll Now' }).click()
  const prices = alcOptions.map(({ amount }) => formatTuition(amount))
  const begin = page.getByRole('region', { name: 'How to begin now' })
  for (const words of [...prices, 'next Nov–Jan start', 'Review prerequisites'])
    await expect(begin).toContainText(words)
  await expect(field(formOf(page), 'Program of Interest')).toContainText('ALC')
})

test('a route to PKT is chosen by keyboard, read in its order, handed to the inquiry, and there on the way back', async ({
  page,
}) => {
  await open(page, '/programs')
  await page.getByRole('radio', { name: 'Marma Therapist' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Panchakarma Technician' })).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Your route' })).toContainText(
    'ALC → AST → AMT → PKT, 2000 hours in total.',
  )
  await page.getByRole('link', { name: 'Ask about this route' }).click()
  await expect(field(formOf(page), 'Program of Interest')).toContainText('PKT - Panchakarma Technician')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Panchakarma Technician' })).toBeChecked()
})

test('compares the programs by keyboard, and stays sorted on the way back', async ({ page }) => {
  await page.goto('/programs#compare')
  const table = page.getByRole('table', { name: 'The ten programs compared' })
  const firstRow = () => table.getByRole('row').nth(1).getByRole('rowheader')
  await expect(firstRow()).toHaveText('ALC Lifestyle Consultant')
  const byHours = table.getByRole('button', { name: 'Hours' })
  await byHours.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(firstRow()).toHaveText('AAP Advanced Practitioner')
  await expect(table.getByRole('columnheader', { name: 'Hours' })).toHaveAttribute('aria-sort', 'descending')
  await expect(table.locator('[aria-sort]')).toHaveCount(1)
  await firstRow().getByRole('link').click()
  await expect(page).toHaveURL('/programs/aap')
  await page.goBack()
  await expect(firstRow()).toHaveText('AAP Advanced Practitioner')
})

test.describe('without scripts', () => {
  withoutScripts()

  test('an inquiry for a chosen program, and a table without buttons', async ({ page }) => {
    await page.goto('/programs/abt')
    await page.getByRole('link', { name: 'Tell me when it opens' }).click()
    await expect(field(formOf(page), 'Program of Interest')).toHaveValue('ABT')
    await page.goto('/programs#compare')
    const table = page.getByRole('table', { name: 'The ten programs compared' })
    await expect(table.getByRole('row')).toHaveCount(11)
    await expect(table.getByRole('button')).toHaveCount(0)
  })
})
