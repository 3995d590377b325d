import { expect, open, test } from './test'

test.use({ allowed: /TrustedHTML|trusted/i })

test('a script of the page cannot make markup of a string, nor a policy of its own', async ({ page }) => {
  await open(page, '/about')
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
