import { holdBack } from '../e2e/hold-back'
import { expect, test } from '../e2e/test'
import {
  expectCleared,
  expectEntries,
  fill,
  formHydrated,
  formOf,
  notifications,
  podcastGuest,
} from './inquiry-forms'
import { writeDownCalls } from './written-down'

test('sends the documented call once, says so and clears the entries', async ({ page }) => {
  const calls = await writeDownCalls(page)
  const send = await holdBack(page, '**/api/inquiries')
  await page.goto(podcastGuest.path)
  await formHydrated(page)
  const form = formOf(page)
  await fill(form, podcastGuest)

  const answered = page.waitForResponse('**/api/inquiries')
  await form.getByRole('button', { name: podcastGuest.submit }).click()
  const sending = form.getByRole('button', { name: podcastGuest.sending })
  await expect(sending).toBeDisabled()
  await expect(sending).toHaveText(podcastGuest.sending)
  await expect(sending).toBeFocused()
  await page.keyboard.press('Enter')
  await expectEntries(form, podcastGuest)
  send()

  expect((await answered).status()).toBe(201)
  const { title, description } = podcastGuest.success
  await expect(form.getByRole('status')).toHaveText(`${title}${description}`)
  await expect(notifications(page).getByRole('listitem')).toHaveCount(1)
  await expect(notifications(page).getByText(title, { exact: true })).toBeVisible()
  await expect(notifications(page).getByText(description, { exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: podcastGuest.submit })).toBeEnabled()
  await expect(form.getByRole('button')).toBeFocused()
  await expectCleared(form, podcastGuest)

  expect(calls).toEqual([
    {
      method: 'POST',
      url: '/api/inquiries',
      credentials: 'include',
      headers: expect.objectContaining({
        'content-type': 'application/json',
        'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
      body: podcastGuest.payload,
    },
  ])

  await page.reload()
  await formHydrated(page)
  await expectCleared(form, podcastGuest)
})
