import { expect, test } from './test'

test.use({ allowed: /refused on purpose/ })

test('a page stays without dead buttons, and its links lead on, in a browser where the frame throws', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.close = () => {
      throw new Error('refused on purpose')
    }
  })
  const failed = page.waitForEvent('console', (message) => message.text().includes('The frame failed'))
  await page.goto('/about')
  const served = page.getByRole('heading', { level: 1 })
  await expect(served).toBeVisible()
  const title = await served.innerText()
  await failed
  await expect(served).toHaveText(title)
  await expect(page.getByRole('button', { name: /^Share/ })).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click()
  await expect(page).toHaveURL('/programs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
