import { expect, test } from '../e2e/test'
import { answerInquiries, gate, keyOf } from './inquiry-calls'
import {
  expectCleared,
  expectEntries,
  fill,
  formHydrated,
  formOf,
  inquiryForms,
  notifications,
} from './inquiry-forms'

for (const inquiry of inquiryForms) {
  test(`${inquiry.name}: sends the documented call once, says so and clears the entries`, async ({
    page,
  }) => {
    const { open, opened } = gate()
    const calls = await answerInquiries(page, async (route) => {
      await opened
      await route.continue()
    })
    await page.goto(inquiry.path)
    await formHydrated(page)
    const form = formOf(page)
    await fill(form, inquiry)

    const answered = page.waitForResponse('**/api/inquiries')
    await form.getByRole('button', { name: inquiry.submit }).click()
    const sending = form.getByRole('button', { name: inquiry.sending })
    await expect(sending).toBeDisabled()
    await expect(sending).toHaveText(inquiry.sending)
    await expect(sending).toBeFocused()
    await page.keyboard.press('Enter')
    await expectEntries(form, inquiry)
    open()

    expect((await answered).status()).toBe(201)
    const { title, description } = inquiry.success
    await expect(form.getByRole('status')).toHaveText(`${title}${description}`)
    await expect(notifications(page).getByRole('listitem')).toHaveCount(1)
    await expect(notifications(page).getByText(title, { exact: true })).toBeVisible()
    await expect(notifications(page).getByText(description, { exact: true })).toBeVisible()
    await expect(form.getByRole('button', { name: inquiry.submit })).toBeEnabled()
    await expect(form.getByRole('button')).toBeFocused()
    await expectCleared(form, inquiry)

    expect(calls).toHaveLength(1)
    const call = calls[0]!
    expect(call.method()).toBe('POST')
    expect(new URL(call.url()).pathname).toBe('/api/inquiries')
    expect(call.headers()['content-type']).toBe('application/json')
    expect(keyOf(call)).toMatch(/^[0-9a-f]{32}$/)
    expect(call.postDataJSON()).toEqual(inquiry.payload)

    await page.reload()
    await formHydrated(page)
    await expectCleared(form, inquiry)
  })
}
