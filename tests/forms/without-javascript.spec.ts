import { sidewaysScroll } from '../a11y/checks'
import { phone } from '../a11y/viewports'
import { expect, test, unfetchedScripts, withoutScripts } from '../e2e/test'
import { contactMessage, field, fillTexts, formOf, inquiryForms } from './inquiry-forms'

withoutScripts()

for (const inquiry of inquiryForms) {
  test(`${inquiry.name}: posts by itself and comes back to the notice`, async ({ page }) => {
    await page.goto(inquiry.path)
    const form = formOf(page)
    const submit = form.getByRole('button', { name: inquiry.submit })
    const notice = page.locator(`#${inquiry.kind}-thanks`)
    await expect(notice).toBeHidden()

    // The browser's own checks hold it back while a required entry is missing.
    await submit.click()
    await expect(page).toHaveURL(inquiry.path)
    await expect(form.locator(':invalid')).toHaveCount(Object.keys(inquiry.messages).length)

    await fillTexts(form, inquiry.texts)
    for (const [label, option] of Object.entries(inquiry.choices))
      await field(form, label).selectOption({ label: option })
    await submit.click()
    await expect(page).toHaveURL(`${inquiry.path}#${inquiry.kind}-thanks`)
    await expect(notice).toBeInViewport()
    await expect(notice).toHaveText(`${inquiry.success.title}${inquiry.success.description}`)
    await expect(field(form, 'Full Name')).toHaveValue('')
  })
}

test('newsletter: posts by itself and comes back to "Thanks!"', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  const email = footer.getByRole('textbox', { name: 'Email address' })
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/about')
  await email.fill('mira@visitor.example')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/about#newsletter-thanks')
  await expect(footer.getByText('Thanks!')).toBeVisible()
})

test.describe('a form that is refused', () => {
  test.use({ allowed: new RegExp(`422|${unfetchedScripts.source}`), viewport: phone })

  test('is answered with what was entered, under the labels of its fields, and fits a phone', async ({
    page,
  }) => {
    const texts = {
      'Full Name': 'Mira </dd><script>alert(1)</script> {{name}}',
      Email: 'mira@visitor',
      Subject: 'x'.repeat(300),
      Message: 'May I visit\n\n  in spring?',
    }
    await page.goto(contactMessage.path)
    await fillTexts(formOf(page), texts)
    await formOf(page).getByRole('button').click()
    const entries = page.getByRole('region', { name: 'What you entered' })
    await expect(entries.getByRole('term')).toHaveText(Object.keys(texts))
    expect(await entries.getByRole('definition').allInnerTexts()).toEqual(Object.values(texts))
    expect(await sidewaysScroll(page)).toBe(0)
  })
})
