import { countReacts } from '../setup/count-reacts'
import { expect, hydrated, test } from './test'

test('one React is evaluated on a page that three packages make together', async ({ page }) => {
  const reacts = countReacts(page)
  await page.goto('/admissions')
  await hydrated(page)
  expect(await reacts()).toBe(1)
})

test.describe('with the service refusing', () => {
  test.use({ allowed: /status of 503|503: down/ })

  test('a notice raised by a remote is shown by the shell: the store of the kit is one', async ({ page }) => {
    await page.route('/api/inquiries', (route) => route.fulfill({ status: 503, body: 'down' }))
    await page.goto('/contact')
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Asha Rao')
    await page.locator('main').getByRole('textbox', { name: 'Email' }).fill('asha@example.com')
    await page.getByRole('textbox', { name: 'Message' }).fill('A message that is long enough.')
    await page.getByRole('button', { name: /send/i }).click()
    await expect(
      page
        .getByRole('region', { name: /Notifications/ })
        .getByText('Failed to send message. Please try again.'),
    ).toBeVisible()
  })
})
