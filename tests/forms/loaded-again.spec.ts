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
