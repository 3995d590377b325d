import { expect, test } from '../e2e/test'
import { field, fill, formHydrated, formOf, podcastGuest } from './inquiry-forms'

test('every mistake is named and linked', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.goto(podcastGuest.path)
  await formHydrated(page)
  const form = formOf(page)
  const submit = form.getByRole('button', { name: podcastGuest.submit })
  const summary = form.getByRole('group', { name: 'Please check these entries' })
  const messages = Object.values(podcastGuest.messages)

  await submit.click()
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(messages)
  for (const [label, message] of Object.entries(podcastGuest.messages)) {
    await summary.getByRole('link', { name: message }).click()
    await expect(field(form, label)).toBeFocused()
    await expect(field(form, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(form, label)).toHaveAccessibleDescription(new RegExp(`${message}$`))
    await expect(form.getByText(message)).toHaveCount(2)
  }

  await submit.press('Enter')
  await expect(summary).toBeFocused()

  await fill(form, podcastGuest)
  await expect(summary).toBeHidden()
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  expect(posts).toEqual([])
})
