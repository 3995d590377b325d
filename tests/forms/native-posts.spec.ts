import { expect, test } from '../e2e/test'
import { contactMessage, expectCleared, fill, formHydrated, formOf, inquiryForms } from './inquiry-forms'

const mistakes = {
  fullName: 'M',
  email: 'mira@visitor',
  message: 'Nine char',
  expertise: '',
  topic: 'Nine char',
}

for (const { name, kind, path, messages, payload } of inquiryForms) {
  const form = Object.fromEntries(Object.entries(mistakes).filter(([field]) => field in payload))

  test(
    `${name}: a native post with mistakes is answered with the messages of the spec, no dead button, and laid out whole`,
    { tag: '@one-engine' },
    async ({ page, request, baseURL }) => {
      const response = await request.post(`/forms/${kind}`, {
        form,
        headers: { referer: `${baseURL}${path}` },
      })
      expect(response.status()).toBe(422)
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8')
      await page.setContent(await response.text(), { waitUntil: 'domcontentloaded' })
      await expect(page.locator('main').getByRole('listitem')).toHaveText(Object.values(messages))
      await expect(page.getByRole('button', { name: /^Share/ })).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible')
    },
  )
}

test('after a native post the saved entries are gone, and the address shows no notice again', async ({
  page,
}) => {
  await page.goto(contactMessage.path)
  await formHydrated(page)
  await fill(formOf(page), contactMessage)
  // As before hydration: the form does not hear of it.
  await formOf(page).evaluate((form: HTMLFormElement) => form.submit())
  const notice = page.locator(`#${contactMessage.kind}-thanks`)
  await expect(notice).toBeInViewport()
  await formHydrated(page)
  await expect(page).toHaveURL(contactMessage.path)
  await expect(notice).toBeInViewport()
  await expectCleared(formOf(page), contactMessage)
  await page.reload()
  await formHydrated(page)
  await expect(notice).toBeHidden()
})
