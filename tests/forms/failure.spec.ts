import { expect, test } from '../e2e/test'
import { expectEntries, fill, formHydrated, formOf, notifications, podcastGuest } from './inquiry-forms'

// Firefox names a logged error by its kind only.
test.use({
  allowed: /ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|NS_ERROR|: (Type)?Error$/,
})

test('a failure without a connection keeps the entries, and shows the notification, whose code has loaded at the first entry', async ({
  page,
  context,
}) => {
  await page.goto(podcastGuest.path)
  await formHydrated(page)
  const form = formOf(page)
  const code = page.waitForResponse(/\/toaster-[^/]+\.js$/)
  await fill(form, podcastGuest)
  await (await code).finished()
  await context.setOffline(true)
  await form.getByRole('button').click()

  await expect(form.getByRole('status')).toHaveText(`Error${podcastGuest.failure}`)
  const notices = notifications(page).getByRole('listitem')
  await expect(notices).toHaveCount(1)
  await expect(notices.getByText('Error', { exact: true })).toBeVisible()
  await expect(notices.getByText(podcastGuest.failure, { exact: true })).toBeVisible()
  await expect(form.getByRole('button')).toHaveText(podcastGuest.submit)
  await expect(form.getByRole('button')).toBeEnabled()
  await expectEntries(form, podcastGuest)

  await context.setOffline(false)
  await page.reload()
  await formHydrated(page)
  await expectEntries(form, podcastGuest)
})
