import { blockedScripts, expect, hydrated, test, words } from './test'
import { routes } from './routes'

const college = 'Samya College of Ayurveda'

test('the spec has 26 routes', () => expect(routes).toHaveLength(26))

for (const route of routes) {
  test(`${route} is served whole, hydrates without a mismatch and has its own title`, async ({ page }) => {
    const response = await page.goto(route)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const title = await page.title()
    expect(title.endsWith(` | ${college}`)).toBe(true)
    const served = await words(page)
    await hydrated(page)
    expect(await words(page)).toBe(served)
  })
}

test('every title and description of the site is its own', async ({ request }) => {
  const heads = await Promise.all(
    routes.map(async (route) => {
      const html = await (await request.get(route)).text()
      return [
        /<title>(.*?)<\/title>/.exec(html)?.[1],
        /<meta name="description" content="(.*?)"/.exec(html)?.[1],
      ]
    }),
  )
  expect(new Set(heads.map(([title]) => title)).size).toBe(routes.length)
  expect(new Set(heads.map(([, description]) => description)).size).toBe(routes.length)
})

test.describe('with altered HTML', () => {
  test.use({ allowed: /Hydration had to recover|Minified React error #(418|423|425)/ })

  test('hydration reports the mismatch: the check above can fail', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.route('/about', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<h1([^>]*)>[^<]*/, '<h1$1>Not what React renders')
      await route.fulfill({ response, body })
    })
    await page.goto('/about')
    await expect.poll(() => errors.join('\n')).toContain('Hydration had to recover')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: blockedScripts })

  for (const route of routes) {
    test(`${route} is readable and linked`, async ({ page }) => {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(300)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Programs' })).toHaveAttribute(
        'href',
        '/programs',
      )
    })
  }
})
