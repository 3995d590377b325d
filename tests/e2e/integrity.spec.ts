import { expectOtherDocument, markDocument } from './same-document'
import { createHash } from 'node:crypto'
import { saveData } from '../setup/save-data'
import { faultyTest as test } from '../setup/site-fixtures'
import { followMainLink, mainLink } from './main-link'
import { expect, open } from './test'

// How Chromium, then Firefox, tell of a file that they refuse.
test.use({
  allowed:
    /valid digest in the 'integrity'|SRI's integrity checks failed|request failed: .* integrity$|hashes in the integrity attribute match|NS_ERROR/,
})

const sha384 = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`

test('a flipped byte in a stylesheet: refused; a full load shows the page with its styles', async ({
  page,
  site,
}) => {
  await saveData(page)
  await open(page, '/about')
  site.break(/^\/assets\/mf-programs\/.*\.css/, 'corrupt')
  await markDocument(page)
  await mainLink(page, 'Admissions').click()
  await expectOtherDocument(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admissions')
  await expect(page.locator('style[data-sheet^="mf-programs/"]')).toHaveCount(1)
})

test(
  'every script and sheet that a visit links carries the hash of what is served',
  { tag: '@one-engine' },
  async ({ page }) => {
    await open(page, '/about')
    for (const link of ['Contact', 'Admissions']) await followMainLink(page, link)
    const links = await page
      .locator('link[rel=stylesheet], link[rel=modulepreload], script[src]')
      .evaluateAll((elements) =>
        elements.map((element) => ({
          rel: element.getAttribute('rel'),
          address: element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          integrity: element.getAttribute('integrity'),
        })),
      )
    expect(links.filter(({ rel }) => rel === 'stylesheet').length).toBeGreaterThan(0)
    for (const { address, integrity } of links) {
      const body = await (await page.request.get(address)).body()
      expect([address, integrity]).toEqual([address, sha384(body)])
    }
  },
)

test(
  'each page’s policy lists the hashes of its own styles and import map and no others',
  { tag: '@one-engine' },
  async ({ page }) => {
    const policies = new Set<string>()
    for (const path of ['/about', '/programs', '/resources', '/contact', '/no/such']) {
      const response = await page.request.get(path)
      const policy = response.headers()['content-security-policy'] ?? ''
      const html = await response.text()
      const inline = /<(?:style[^>]*|script type="importmap")>(.*?)<\/(?:style|script)>/gs
      const hashes = [...html.matchAll(inline)].map(
        ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
      )
      expect(html).toContain('<script type="importmap">')
      expect(policy.match(/'sha256-[^']+'/g)?.toSorted()).toEqual([...new Set(hashes)].toSorted())
      policies.add(policy)
    }
    expect(policies.size).toBe(5)
  },
)
