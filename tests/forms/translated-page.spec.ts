import type { Locator, Page } from '@playwright/test'
import { holdBack } from '../e2e/hold-back'
import { expect, open, test } from '../e2e/test'
import { contactMessage, expectTexts, fillTexts, formHydrated, formOf } from './inquiry-forms'
import { writeDownBodies } from './written-down'

// React reports that the HTML differs from what it renders.
test.use({ allowed: /Hydration had to recover/ })

/** Does to the texts of `part` what the browser's translation does. */
const translate = (part: Locator) =>
  part.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.matches('option, script, style')) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text.data)
    }
  })

/** Lets the scripts go on, and waits until React has replaced `control`. */
async function renderAnew(page: Page, control: Locator, release: () => void): Promise<void> {
  const served = await control.elementHandle()
  release()
  await page.waitForFunction((element) => element && !element.isConnected, served)
}

test('an address typed while the code of its box loads stays, and the focus with it', async ({ page }) => {
  const release = await holdBack(page, /\/mf-engagement\/.*newsletter-box/i)
  await open(page, '/about')
  const footer = page.getByRole('contentinfo')
  const email = footer.getByRole('textbox', { name: 'Email address' })
  await translate(footer)
  const asked = page.waitForRequest(/\/mf-engagement\/.*newsletter-box/i)
  await email.focus()
  await email.fill('mira@visitor.example')
  await asked
  await renderAnew(page, email, release)
  await expect(email).toHaveValue('mira@visitor.example')
  await expect(email).toBeFocused()
})

test('what is typed before scripts run stays, and is what is sent', async ({ page }) => {
  const bodies = await writeDownBodies(page)
  const release = await holdBack(page, '**/*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  const form = formOf(page)
  await fillTexts(form, contactMessage.texts)
  const message = form.getByRole('textbox', { name: 'Message' })
  await translate(page.locator('body'))
  await renderAnew(page, message, release)
  await formHydrated(page)
  await expectTexts(form, contactMessage.texts)
  await expect(message).toBeFocused()
  await form.getByRole('button', { name: contactMessage.submit }).click()
  await expect(form.getByRole('status')).toContainText(contactMessage.success.title)
  expect(bodies).toEqual([contactMessage.payload])
})
