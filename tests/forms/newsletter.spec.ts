import type { Locator, Page } from '@playwright/test'
import { mainLink } from '../e2e/main-link'
import { expect, open, test } from '../e2e/test'
import { saveData } from '../setup/save-data'

/** Resolves when its code handles an empty field: until then the browser submits the form itself. */
const boxHydrated = (email: Locator) => expect(email).not.toHaveAttribute('required')

const box = (page: Page) => {
  const footer = page.getByRole('contentinfo')
  return {
    email: footer.getByRole('textbox', { name: 'Email address' }),
    subscribe: footer.getByRole('button', { name: 'Subscribe' }),
    status: footer.getByRole('status'),
  }
}

test('loads its code on first focus; the browser still checks the address', async ({ page }) => {
  const scripts: string[] = []
  // A page of the same remote would be prefetched.
  await saveData(page)
  page.on('request', (request) => {
    if (/\/assets\/mf-engagement\/.*\.js/.test(request.url())) scripts.push(request.url())
  })
  await open(page, '/about')
  await page.waitForLoadState('load')
  expect(scripts).toEqual([])
  const { email, subscribe } = box(page)
  await email.focus()
  await boxHydrated(email)
  expect(scripts.length).toBeGreaterThan(0)
  await expect(email).toBeFocused()

  await email.pressSequentially('mira')
  await subscribe.click()
  // The browser moves the focus to what it refuses.
  await expect(email).toBeFocused()
  await expect(email).toHaveJSProperty('validity.typeMismatch', true)
})

test('the notice of a native post stays until the next submit, and on its page', async ({ page }) => {
  const notice = page.locator('#newsletter-thanks')
  await open(page, '/about#newsletter-thanks')
  await expect(notice).toBeVisible()
  const { email, subscribe, status } = box(page)
  await email.fill('mira@visitor.example')
  await boxHydrated(email)
  await expect(notice).toBeVisible()
  await subscribe.click()
  await expect(status).toHaveText('Thanks!')
  await expect(notice).toBeHidden()
  await open(page, '/faculty#newsletter-thanks')
  await mainLink(page, 'Contact').click()
  await expect(page).toHaveURL('/contact')
  await expect(notice).toBeHidden()
})
