import { holdBack } from '../e2e/hold-back'
import { followMainLink } from '../e2e/main-link'
import { expect, test } from '../e2e/test'
import {
  contactMessage,
  expectCleared,
  expectTexts,
  fill,
  fillTexts,
  formHydrated,
  formOf,
  quickInquiry,
} from './inquiry-forms'

test('a form that is loaded again holds its own entries, not those of the form before it', async ({
  page,
}) => {
  await page.goto(quickInquiry.path)
  await formHydrated(page)
  await fillTexts(formOf(page), quickInquiry.texts)
  await page.goto(contactMessage.path)
  await formHydrated(page)
  await fillTexts(formOf(page), contactMessage.texts)
  await followMainLink(page, 'Admissions')
  await page.reload()
  await formHydrated(page)
  await expectTexts(formOf(page), quickInquiry.texts)
})

test('back by a full load, a form holds what was entered last, and nothing that was sent', async ({
  page,
}) => {
  const form = formOf(page)
  const openAgain = async () => {
    await page.goto('/about')
    await page.goto(contactMessage.path)
    await formHydrated(page)
  }
  const goBackToFirst = async () => {
    await page.goBack()
    await page.goBack()
    await formHydrated(page)
  }
  await page.goto(contactMessage.path)
  await formHydrated(page)
  await fill(form, contactMessage)
  await openAgain()
  await fillTexts(form, { Message: 'May I visit in summer?' })
  await goBackToFirst()
  await expectTexts(form, { ...contactMessage.texts, Message: 'May I visit in summer?' })
  await openAgain()
  await form.getByRole('button').press('Enter')
  await expect(form.getByRole('status')).toContainText(contactMessage.success.title)
  await goBackToFirst()
  await expectCleared(form, contactMessage)
})

test.describe('back from a native post', () => {
  test.use({ allowed: /422/ })

  test(
    'before hydration, a form that was sent earlier holds what was refused',
    // Firefox leaves no history entry of a page that is left before it has loaded.
    { tag: '@one-engine' },
    async ({ page }) => {
      const form = formOf(page)
      const refused = { ...contactMessage.texts, Email: 'mira@visitor' }
      await page.goto(contactMessage.path)
      await formHydrated(page)
      await fill(form, contactMessage)
      await form.getByRole('button').press('Enter')
      await expect(form.getByRole('status')).toContainText(contactMessage.success.title)
      await page.goto('/about')
      const release = await holdBack(page, '**/*.js')
      await page.goto(contactMessage.path, { waitUntil: 'commit' })
      await fillTexts(form, refused)
      await form.getByRole('button').press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your entries were not sent')
      release()
      await page.goBack()
      await formHydrated(page)
      await expectTexts(form, refused)
    },
  )
})
