import { expect, test, withoutScripts } from '../e2e/test'
import { field, fillTexts, formOf, inquiryForms } from './inquiry-forms'

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
