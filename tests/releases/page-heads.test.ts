import { parse } from 'parse5'
import sharp from 'sharp'
import { attribute, elements, isElement, text } from 'platform/publish/page-checks/html-tree'
import { routes } from '../e2e/routes'
import { publishedSite, testOrigin } from '../setup/published-site'
import { publishedPages } from './published-pages'

const published = await publishedSite(afterAll)
const { app } = await published.webServer()
const pages = await publishedPages()
const heads = pages.map(([path, html]) => readHead(path, html))

interface Head {
  path: string
  title: string
  /** Content of `<meta>` by name or property. */
  meta: Map<string, string>
  /** Address of `<link>` by relation; of several icons the last. */
  links: Map<string, string>
}

function readHead(path: string, html: string): Head {
  const head = [...elements(parse(html))].find(({ tagName }) => tagName === 'head')
  const parts = (head?.childNodes ?? []).filter(isElement)
  const named = (tag: string) => parts.filter(({ tagName }) => tagName === tag)
  return {
    path,
    title: named('title').map(text).join(''),
    meta: new Map(
      named('meta').map((meta) => [
        attribute(meta, 'name') ?? attribute(meta, 'property') ?? '',
        attribute(meta, 'content') ?? '',
      ]),
    ),
    links: new Map(
      named('link').map((link) => [attribute(link, 'rel') ?? '', attribute(link, 'href') ?? '']),
    ),
  }
}

const served = async (address: string) => app.inject({ url: address.replace(testOrigin, '') })
const indexed = () => heads.filter(({ meta }) => !meta.has('robots'))

it('every page has its own title of at most 65 characters and its own description of 120 to 160', () => {
  const lengths = heads.map(({ path, title, meta }) => ({
    path,
    title: title.length,
    description: meta.get('description')?.length ?? 0,
  }))
  expect(lengths.filter(({ title }) => title > 65)).toEqual([])
  expect(lengths.filter(({ description }) => description < 120 || description > 160)).toEqual([])
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ meta }) => meta.get('description'))).size).toBe(heads.length)
})

it('every indexed page has one canonical address, for search and for sharing', () => {
  expect(indexed()).toHaveLength(routes.length)
  for (const { path, links, meta } of indexed()) {
    expect(links.get('canonical')).toBe(testOrigin + path)
    expect(meta.get('og:url')).toBe(testOrigin + path)
  }
})

it('every indexed page has its own social image, 1200 x 630, of at most 60 kB', async () => {
  for (const { meta, title } of indexed()) {
    const address = meta.get('og:image') ?? ''
    expect(address.startsWith(`${testOrigin}/assets/`)).toBe(true)
    expect(meta.get('twitter:image')).toBe(address)
    const image = await served(address)
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png'])
    expect(image.rawPayload.length).toBeLessThan(60_000)
    const { width, height } = await sharp(image.rawPayload).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630'])
    expect(title.startsWith(meta.get('og:image:alt')?.split('. ')[0] ?? 'none')).toBe(true)
  }
  expect(new Set(indexed().map(({ meta }) => meta.get('og:image'))).size).toBe(routes.length)
})

it('every page names the icons and the web manifest, and the server has them', async () => {
  const [first] = heads
  for (const { links, meta } of heads) {
    for (const kind of ['icon', 'apple-touch-icon', 'manifest'])
      expect(links.get(kind)).toBe(first?.links.get(kind))
    expect(meta.get('theme-color')).toMatch(/^#[\da-f]{6}$/)
  }
  const touchIcon = await served(first?.links.get('apple-touch-icon') ?? '')
  expect((await sharp(touchIcon.rawPayload).metadata()).width).toBe(180)
  expect((await served(first?.links.get('icon') ?? '')).headers['content-type']).toContain('image/svg+xml')
  const address = first?.links.get('manifest') ?? ''
  const manifest = await served(address)
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  expect(manifest.headers['cache-control']).toContain('immutable')
  const { icons } = manifest.json<{ icons: { src: string; sizes: string; purpose?: string }[] }>()
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(
      (await served(new URL(src, testOrigin + address).href)).rawPayload,
    ).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

it('no head loads a sheet, a script or a font: Chromium would delay the first paint', () => {
  const named = new Set(heads.flatMap(({ links }) => [...links.keys()]))
  expect([...named].sort()).toEqual(['apple-touch-icon', 'canonical', 'icon', 'manifest'])
})

it('every script that a page preloads asks to be compiled while it loads', async () => {
  const preloads = /<link rel="modulepreload" href="([^"]+)"/g
  const html = pages.map(([, page]) => page).join('\n')
  const scripts = [...new Set([...html.matchAll(preloads)].map(([, address = '']) => address))]
  expect(scripts.length).toBeGreaterThan(routes.length)
  for (const script of scripts)
    expect((await served(script)).body.split('\n')[0], script).toBe('//# allFunctionsCalledOnLoad')
})

it('serves /favicon.ico, and lets browsers keep it for a day', async () => {
  const icon = await served('/favicon.ico')
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon'])
  expect(icon.headers['cache-control']).toBe('public, max-age=86400')
  // An icon file, one picture of 32 x 32.
  expect([...icon.rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
})
