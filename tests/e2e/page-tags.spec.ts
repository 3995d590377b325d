import type { Page } from '@playwright/test'
import { mainLink } from './main-link'
import { expect, open, test } from './test'

// The first document is the 404 page, which tells search engines to leave it out.
test.use({ allowed: /status of 404/ })

const headTags = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        'title, meta, link[rel=canonical], script[type="application/ld+json"]',
      ),
    ]
      .map(({ outerHTML }) => outerHTML)
      .toSorted(),
  )

/** The tags in which the page at `path` speaks of itself, as the server sends them. */
async function servedTags(page: Page, path: string): Promise<string[]> {
  const other = await page.context().newPage()
  await other.goto(path)
  const tags = await headTags(other)
  await other.close()
  return tags
}

test('after a navigation the head is that of a full load, forwards and back', async ({ page }) => {
  await open(page, '/nope')
  const noPage = await headTags(page)
  expect(noPage.join()).toContain('noindex')
  for (const [link, path] of [
    ['Contact', '/contact'],
    ['Faculty', '/faculty'],
  ] as const) {
    await mainLink(page, link).click()
    await expect(page).toHaveURL(path)
    await expect.poll(() => headTags(page)).toEqual(await servedTags(page, path))
  }
  await page.goBack()
  await expect.poll(() => headTags(page)).toEqual(await servedTags(page, '/contact'))
  await page.goBack()
  await expect.poll(() => headTags(page)).toEqual(noPage)
})
