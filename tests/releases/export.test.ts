import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { exportSite } from 'platform/export/export-site'
import { publish } from 'platform/publish/publish'
import { type Release } from 'platform/store/release'
import { readConfig } from 'platform/config'
import { createWebServer } from 'platform/server/app'
import { listFiles } from 'platform/store/served-files'
import { routes } from '../e2e/routes'
import { buildWithManifest } from '../setup/edited-build'
import { publishedSite, testOrigin } from '../setup/published-site'
import { startNginx, type StartedNginx } from '../setup/start-nginx'

let published: Awaited<ReturnType<typeof publishedSite>>
let release: Release
let dir: string
let app: Awaited<ReturnType<typeof createWebServer>>
let webServer: string
let nginx: StartedNginx

beforeAll(async () => {
  published = await publishedSite()
  release = await published.live()
  dir = join(await mkdtemp(join(tmpdir(), 'export-')), 'deep/site')
  await exportSite(published.site, release, dir)
  app = await createWebServer(
    readConfig({
      ...published.environment,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: 'true',
      API_URL: 'http://127.0.0.1:9',
    }),
  )
  webServer = await app.listen({ port: 0, host: '127.0.0.1' })
  nginx = await startNginx(dir, webServer)
})
afterAll(async () => {
  await nginx.stop()
  await app.close()
  await published.remove()
  await rm(join(dir, '../..'), { recursive: true })
})

const compared = [
  'content-type',
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'server-timing',
  'strict-transport-security',
  'x-content-type-options',
]

/** The parts of an answer in which no two servers may differ; the text of a redirect is none of them. */
async function answer(address: string, encoding: string, host: string) {
  const response = await fetch(host + address, {
    headers: { 'accept-encoding': encoding },
    redirect: 'manual',
  })
  const isRedirect = response.status === 308
  const names = compared.filter((name) => !(isRedirect && name === 'content-type'))
  return {
    address,
    status: response.status,
    headers: Object.fromEntries(names.map((name) => [name, response.headers.get(name)])),
    body: isRedirect ? '' : await response.text(),
  }
}

async function expectSame(address: string, encoding = 'gzip, deflate, br') {
  const ours = await answer(address, encoding, webServer)
  expect(await answer(address, encoding, nginx.url)).toEqual(ours)
  return ours
}

const encodings = ['br', 'gzip', 'identity', 'gzip, br;q=0']

describe('nginx on an export and the web server answer alike', () => {
  it.each([...routes, '/no/such/page', '/404', '/form-problem', '/nginx.conf', '/_headers', '/about.html'])(
    '%s',
    async (address) => {
      for (const encoding of encodings) await expectSame(address, encoding)
    },
  )

  it('addresses with a slash at their end', async () => {
    const pages = ['/about/', '/programs//?from=mail', '/programs/pkt/']
    // No browser may read a redirect's path as another host.
    const noPages = ['/no/such/', '//about', '//about/', '/%2fabout/', '///programs/pkt/']
    for (const address of pages) expect((await expectSame(address)).status).toBe(308)
    for (const address of noPages) expect((await expectSame(address)).status).toBe(404)
    expect((await expectSame('/programs/?from=mail')).headers['location']).toBe('/programs?from=mail')
  })

  it('page data of every route', async () => {
    for (const route of routes) {
      const address = `/assets/releases/${release.id}/pages${route === '/' ? '/index' : route}.json`
      expect((await expectSame(address)).status).toBe(200)
    }
  })

  it('every file of every build', async () => {
    const files = (await listFiles(join(dir, 'assets'))).filter((file) => !/\.(br|gz)$/.test(file))
    expect(new Set(files.map((file) => file.split('.').at(-1)))).toEqual(
      new Set(['css', 'ico', 'js', 'json', 'png', 'svg', 'txt', 'webmanifest', 'woff2', 'xml']),
    )
    for (const file of files) expect((await expectSame(`/assets/${file}`)).status).toBe(200)
  })

  it.each(['/sitemap.xml', '/robots.txt', '/islands.json', '/favicon.ico'])('%s', async (address) => {
    expect((await expectSame(address, 'identity')).status).toBe(200)
  })

  it('a file that neither has', async () => {
    expect((await expectSame('/assets/shell/0000000000000000/nothing.js')).status).toBe(404)
  })
})

it('passes native posts and calls on, with the visitor’s own host', async () => {
  const send = (path: string, origin: string) =>
    fetch(nginx.url + path, {
      method: 'POST',
      body: new URLSearchParams({ email: 'a@b.example' }),
      headers: { origin },
    })
  const refused = await send('/forms/newsletter', nginx.url)
  expect([refused.status, await refused.text()]).toEqual([
    503,
    expect.stringContaining('Failed to subscribe'),
  ])
  expect((await send('/forms/newsletter', 'https://evil.example')).status).toBe(403)
  // No service behind this web server: its own answer comes through.
  const called = await send('/api/newsletter', nginx.url)
  expect([called.status, called.headers.get('content-type')]).toEqual([503, expect.stringContaining('json')])
})

it('runs as any user who may write next to the export: takes long posts, and serves the next export', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'export-'))
  await cp(dir, join(parent, 'site'), { recursive: true })
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  if (nobody.uid) await promisify(execFile)('chown', ['-R', `${nobody.uid}:${nobody.gid}`, parent])
  const ordinary = await startNginx(join(parent, 'site'), webServer, nobody)
  const { status } = await fetch(`${ordinary.url}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'x'.repeat(40_000) }),
  })
  // The web server's answer where there is no service.
  expect(status).toBe(503)
  await ordinary.reload()
  await ordinary.stop()
  await rm(parent, { recursive: true })
})

describe('_headers', () => {
  /** Rules by path, as hosts read them. */
  async function rules() {
    const blocks = (await readFile(join(dir, '_headers'), 'utf8')).split(/\n(?=\/)/).slice(1)
    return new Map(
      blocks.map((block) => {
        const [path = '', ...lines] = block.trimEnd().split('\n')
        return [path, Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/)))] as const
      }),
    )
  }

  it('give every page the web server’s own, and all else the strict ones', async () => {
    const found = await rules()
    for (const route of routes) {
      const { headers } = await app.inject(route)
      const given = { ...found.get('/*'), ...found.get(route) }
      for (const [name, value] of Object.entries(given))
        expect([route, name, value]).toEqual([route, name, headers[name]])
      expect(given).toHaveProperty('server-timing')
    }
    expect(found.get('/assets/*')).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' })
  })

  it('stay within what Cloudflare reads: 2000 characters a line', async () => {
    const lines = (await readFile(join(dir, '_headers'), 'utf8')).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
  })
})

it('names nothing of this machine', async () => {
  for (const file of ['_headers', 'nginx.conf', 'nginx-site.conf', 'export.json']) {
    const text = await readFile(join(dir, file), 'utf8')
    for (const place of [tmpdir(), process.cwd(), published.site.root, '/usr', '/etc'])
      expect(text).not.toContain(`${place}/`)
  }
})

it('has the web server send files of another release: an open tab keeps working', async () => {
  // Without a menu entry no other page changes.
  const dist = await buildWithManifest(inject('sampleBuild'), (manifest) => {
    manifest.navigation = []
  })
  await publish(published.site, [dist], testOrigin)
  const { id } = await published.live()
  expect((await expectSame(`/assets/releases/${id}/pages/sample/one.json`)).status).toBe(200)
})
