import { followMainLink } from '../e2e/main-link'
import { test } from '../e2e/test'
import { contactMessage, expectTexts, fillTexts, formHydrated, formOf, quickInquiry } from './inquiry-forms'

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
