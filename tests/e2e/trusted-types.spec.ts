import type { Page } from '@playwright/test'
import { mainLink } from './main-link'
import { expect, hydrated, test } from './test'

declare global {
  var violations: string[]
}

/** Keeps what the policy of the page refuses; a client navigation stays in this document. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    globalThis.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      globalThis.violations.push(`${violatedDirective}: ${sample}`),
    )
  })

const violations = (page: Page) => page.evaluate(() => globalThis.violations)

test('pages hydrate and navigate with no string turned into markup unasked', async ({ page }) => {
  await watchPolicy(page)
  await page.goto('/')
  await hydrated(page)
  for (const link of ['Contact', 'Admissions', 'About']) {
    await mainLink(page, link).click()
    await expect(page.locator('main h1')).toBeFocused()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${link}$`, 'i'))
  }
  await page.getByRole('contentinfo').getByRole('textbox').focus()
  await hydrated(page)
  expect(await violations(page)).toEqual([])
})

test.describe('a script of the page', () => {
  test.use({ allowed: /TrustedHTML|trusted/i })

  test('cannot make markup of a string, nor a policy of its own', async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    const refused = await page.evaluate(() => {
      const attempts = [
        () => void (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
        () => new DOMParser().parseFromString('<p>', 'text/html'),
        () => globalThis.trustedTypes?.createPolicy('other', { createHTML: (html) => html }),
        () => globalThis.trustedTypes?.createPolicy('published-html', { createHTML: (html) => html }),
      ]
      return attempts.map((attempt) => {
        try {
          attempt()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      })
    })
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
  })
})
