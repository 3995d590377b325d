import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/test'
import {
  contactMessage,
  expectCleared,
  expectEntries,
  fill,
  formHydrated,
  formOf,
  notifications,
  podcastGuest,
  type InquiryForm,
} from './inquiry-forms'
import { writeDownCalls, writeDownErrors } from './written-down'

// Firefox names a logged error by its kind only.
test.use({
  allowed:
    /status of 503|503: down|ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|NS_ERROR|: (Type)?Error$/,
})

const keyOf = ({ headers }: { headers: Record<string, string> }) => headers['idempotency-key']

async function expectFailure(page: Page, inquiry: InquiryForm) {
  const form = formOf(page)
  await expect(form.getByRole('status')).toHaveText(`Error${inquiry.failure}`)
  const notices = notifications(page).getByRole('listitem')
  await expect(notices).toHaveCount(1)
  await expect(notices.getByText('Error', { exact: true })).toBeVisible()
  await expect(notices.getByText(inquiry.failure, { exact: true })).toBeVisible()
  await expect(form.getByRole('button')).toHaveText(inquiry.submit)
  await expect(form.getByRole('button')).toBeEnabled()
  await expectEntries(form, inquiry)
}

test('a failure keeps the entries, and the same form sends later', async ({ page }) => {
  let works = false
  const calls = await writeDownCalls(page)
  await page.route('**/api/inquiries', (route) =>
    works ? route.continue() : route.fulfill({ status: 503, body: 'down' }),
  )
  const errors = await writeDownErrors(page)
  await page.goto(podcastGuest.path)
  await formHydrated(page)
  const form = formOf(page)
  const submit = form.getByRole('button', { name: podcastGuest.submit })
  await fill(form, podcastGuest)

  await submit.click()
  await expectFailure(page, podcastGuest)
  await expect.poll(() => errors.join('\n')).toContain('Error: 503: down')

  works = true
  await page.reload()
  await formHydrated(page)
  await expectEntries(form, podcastGuest)
  await submit.click()
  const { title, description } = podcastGuest.success
  await expect(form.getByRole('status')).toHaveText(`${title}${description}`)
  await expect(notifications(page).getByRole('listitem')).toHaveCount(1)
  await expect(notifications(page).getByText(title, { exact: true })).toBeVisible()
  await expectCleared(form, podcastGuest)
  expect(calls.map(({ body }) => body)).toEqual(Array(2).fill(podcastGuest.payload))
  expect(calls.map(keyOf)).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f]{32}$/)))
  expect(new Set(calls.map(keyOf)).size).toBe(1)
})

test('a failure without a connection still shows its notification: its code loaded at the first entry', async ({
  page,
  context,
}) => {
  await page.goto(contactMessage.path)
  await formHydrated(page)
  const form = formOf(page)
  const code = page.waitForResponse(/\/toaster-[^/]+\.js$/)
  await fill(form, contactMessage)
  await (await code).finished()
  await context.setOffline(true)
  await form.getByRole('button').click()
  await expectFailure(page, contactMessage)
})
