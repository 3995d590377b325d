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

  test(`${name}: a native post with mistakes is answered with the messages of the spec, and no dead button`, async ({
    page,
    request,
    baseURL,
  }) => {
    const response = await request.post(`/forms/${kind}`, {
      form,
      headers: { referer: `${baseURL}${path}` },
    })
    expect(response.status()).toBe(422)
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8')
    await page.setContent(await response.text(), { waitUntil: 'domcontentloaded' })
    await expect(page.locator('main').getByRole('listitem')).toHaveText(Object.values(messages))
    await expect(page.getByRole('button', { name: /^Share/ })).toHaveCount(0)
  })
}

test('a native post is refused from elsewhere, and where there is no such form', async ({
  request,
  baseURL,
}) => {
  const form = { fullName: 'Mira Nair', email: 'mira@visitor.example', message: 'May I visit in spring?' }
  const post = async (kind: string, headers: Record<string, string> = {}, maxRedirects = 0) =>
    (await request.post(`/forms/${kind}`, { form, headers, maxRedirects })).status()
  expect(await post('contact-message', { origin: 'https://evil.example' })).toBe(403)
  expect(await post('contact-message', { origin: 'null' })).toBe(403)
  expect(await post('contact-message', { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await post('newsletter', { origin: 'https://evil.example' })).toBe(403)
  expect(await post('no-such-form')).toBe(404)
  expect(await post('constructor')).toBe(404)
  expect(await post(contactMessage.kind, { origin: baseURL ?? '' })).toBe(303)
})

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

test('a native post never leads to another site', async ({ request }) => {
  const response = await request.post('/forms/newsletter', {
    form: { email: 'mira@visitor.example' },
    headers: { referer: 'https://evil.example//evil.example/about' },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
  expect(response.headers()['location']).toBe('/#newsletter-thanks')
})
