import type { Locator, Page } from '@playwright/test'
import { mainLink } from '../e2e/main-link'
import { expect, hydrated, test } from '../e2e/test'
import { writeDownCalls } from './written-down'
import { saveData } from '../setup/save-data'

const box = (page: Page) => {
  const footer = page.getByRole('contentinfo')
  return {
    email: footer.getByRole('textbox', { name: 'Email address' }),
    subscribe: footer.getByRole('button', { name: 'Subscribe' }),
    status: footer.getByRole('status'),
  }
}

async function retype(email: Locator, address: string): Promise<void> {
  await email.clear()
  await email.pressSequentially(address)
}

test('loads its code on first focus, does nothing while empty, thanks for 3000 ms', async ({ page }) => {
  const scripts: string[] = []
  const calls = await writeDownCalls(page)
  // A page of the same remote would be prefetched.
  await saveData(page)
  page.on('request', (request) => {
    if (/\/assets\/mf-engagement\/.*\.js/.test(request.url())) scripts.push(request.url())
  })
  await page.goto('/about')
  await hydrated(page)
  await page.waitForLoadState('load')
  expect(scripts).toEqual([])
  const { email, subscribe, status } = box(page)
  await email.focus()
  await expect(email).not.toHaveAttribute('required')
  expect(scripts.length).toBeGreaterThan(0)
  await expect(email).toBeFocused()
  // Not before: its clock knows nothing of how the page was loaded.
  await page.clock.install()

  await subscribe.click()
  await email.press('Enter')
  await expect(email).toHaveValue('')
  await expect(page).toHaveURL('/about')

  // The browser's own check of the type stays.
  await retype(email, 'mira')
  await subscribe.click()
  await expect(email).toHaveJSProperty('validity.typeMismatch', true)
  await expect(status).toHaveText('')
  expect(calls).toEqual([])

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  const answered = page.waitForResponse('**/api/newsletter')
  await retype(email, 'mira@visitor.example')
  await subscribe.click()
  expect((await answered).ok()).toBe(true)
  expect(calls).toEqual([
    {
      method: 'POST',
      url: '/api/newsletter',
      credentials: 'include',
      headers: expect.objectContaining({ 'content-type': 'application/json' }),
      body: { email: 'mira@visitor.example' },
    },
  ])
  await expect(status).toHaveText('Thanks!')
  await expect(email).toHaveValue('')
  await page.clock.runFor(2999)
  await expect(status).toHaveText('Thanks!')
  await page.clock.runFor(1)
  await expect(status).toHaveText('')
})

test('the notice of a native post stays until the next submit, and on its page', async ({ page }) => {
  const notice = page.locator('#newsletter-thanks')
  await page.goto('/about#newsletter-thanks')
  await hydrated(page)
  await expect(notice).toBeVisible()
  const { email, subscribe, status } = box(page)
  await email.fill('mira@visitor.example')
  await expect(notice).toBeVisible()
  await subscribe.click()
  await expect(status).toHaveText('Thanks!')
  await expect(notice).toBeHidden()
  await page.goto('/faculty#newsletter-thanks')
  await hydrated(page)
  await mainLink(page, 'Contact').click()
  await expect(page).toHaveURL('/contact')
  await expect(notice).toBeHidden()
})
