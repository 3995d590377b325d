import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRaw, statusOf } from 'platform/server/testing/raw-request'
import { siteWithSample, testOrigin } from '../setup/published-site'

const published = await siteWithSample(afterAll)
const { app, address } = await published.webServer({ API_URL: 'http://127.0.0.1:9' })

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

/** The status of a request for exactly this path: `inject` and `fetch` resolve each `..` before they send it. */
const statusAt = async (path: string) => statusOf(await getRaw(Number(new URL(address).port), path))

it('serves a page with an ETag, answers 304 to it, and names the release', async () => {
  const page = await get('/programs/pkt')
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
  // A file's date would tell an older page from a newer one wrongly after a rollback.
  expect(page.headers['last-modified']).toBeUndefined()
  expect(page.headers.etag).toMatch(/^"[\da-f]{16,}"$/)
  expect(page.headers['server-timing']).toBe(`release;desc="${(await published.live()).id}"`)
  const again = await get('/programs/pkt', { 'if-none-match': String(page.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it.each(['/about', '/sitemap.xml', '/no/such'])(
  'answers HEAD %s with the headers of GET and no body',
  async (url) => {
    const head = await app.inject({ method: 'HEAD', url })
    const { statusCode, headers } = await get(url)
    expect([head.statusCode, head.body]).toEqual([statusCode, ''])
    for (const name of ['content-type', 'etag', 'content-security-policy'])
      expect(head.headers[name]).toBe(headers[name])
  },
)

it('answers an unknown path with the 404 page', async () => {
  for (const path of ['/no/such', '/404', '/form-problem', '/about%', '/%E0%A4%A?from=mail']) {
    const page = await get(path)
    expect([path, page.statusCode]).toEqual([path, 404])
    expect(page.body).toContain('<title>404 Page Not Found')
    expect(page.body).toContain('Did you forget to add the page to the router?')
  }
})

it('serves no file outside the builds, whatever the path', async () => {
  const outside = join(published.site.root, 'v/client')
  await mkdir(outside, { recursive: true })
  await writeFile(join(outside, 'secret.txt'), 'secret')
  for (const remote of ['..', '..%2f', '%2e%2e', 'shell%2f..%2f..'])
    expect(await statusAt(`/assets/${remote}/v/secret.txt`)).toBeGreaterThanOrEqual(400)
})

it('serves only the browser files of a build', async () => {
  const { builds } = await published.live()
  for (const build of ['/assets/shell', `/assets/shell/${builds['shell']}`])
    for (const path of [
      '../remote.json',
      '..%2fserver%2fprerender.js',
      '..%2fremote.json',
      '%2e%2e%2fremote.json',
    ])
      expect(await statusAt(`${build}/${path}`)).toBeGreaterThanOrEqual(400)
})

it('sends strict security headers', async () => {
  const { headers } = await get('/')
  expect(headers['content-security-policy']).not.toMatch(/unsafe-|data:|https?:/)
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-/,
    ) as string,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self)',
  })
  // WebKit takes no integrity from a module's preload: this header would refuse it every script but the first.
  expect(headers['integrity-policy']).toBeUndefined()
  expect(headers['strict-transport-security']).toBeUndefined()
})

it('lists every indexed page in the sitemap, and nothing else', async () => {
  const { pages } = await published.live()
  const listed = [...(await get('/sitemap.xml')).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  )
  const indexed = Object.entries(pages).filter(([, { noindex }]) => !noindex)
  expect(listed).toEqual(indexed.map(([path]) => testOrigin + path))
  expect((await get('/robots.txt')).body).toBe(
    `User-agent: *\nDisallow: /api/\nDisallow: /forms/\n\nSitemap: ${testOrigin}/sitemap.xml\n`,
  )
})

describe('a form sent without JavaScript', () => {
  const send = (kind: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/forms/${kind}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'email=a%40b.example',
    })

  it('gets the specified error as a page while the service is down', async () => {
    const answer = await send('newsletter')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('<li>Failed to subscribe. Please try again.</li>')
    // Made for this visitor alone, and nothing hydrates over it.
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).not.toContain('type="module"')
  })

  it('reveals nothing about the machine if the answer cannot be made', async () => {
    const page = (await published.live()).pages['/form-problem']?.html ?? ''
    const file = join(published.site.pages, page)
    await rename(file, `${file}.away`)
    const { statusCode, body } = await send('newsletter')
    await rename(`${file}.away`, file)
    expect([statusCode, body]).toEqual([500, 'Something went wrong on our side. Please try again.'])
  })

  it('is refused from another site; an unknown kind is not found', async () => {
    expect((await send('newsletter', { origin: 'http://evil.example' })).statusCode).toBe(403)
    for (const site of ['cross-site', 'same-site'])
      expect((await send('newsletter', { 'sec-fetch-site': site })).statusCode).toBe(403)
    expect((await send('petition')).statusCode).toBe(404)
    expect((await send('constructor')).statusCode).toBe(404)
  })
})
