import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportSite } from 'platform/export/export-site'
import { pageName } from 'platform/export/exported-files'
import { securityHeaders } from 'platform/server/answers/security-headers'
import { listFiles } from 'platform/files/list-files'
import { routes } from '../e2e/routes'
import { publishedSite, testOrigin } from '../setup/published-site'

const published = await publishedSite(afterAll)
const release = await published.live()
const dir = join(published.site.root, 'deep/export')
await exportSite(published.site, release, dir)
const { app } = await published.webServer({ API_URL: 'http://127.0.0.1:9' })

const endings = { identity: '', gzip: '.gz', br: '.br' }

/** `file` and its compressed copies are what the web server answers at `url`. */
async function expectAnswer(url: string, file: string, status = 200) {
  for (const [encoding, ending] of Object.entries(endings)) {
    const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } })
    expect([url, answer.statusCode]).toEqual([url, status])
    const isCompressed = answer.headers['content-encoding'] !== undefined
    const content = await readFile(join(dir, file + (isCompressed ? ending : '')))
    expect([url, encoding, content.equals(answer.rawPayload)]).toEqual([url, encoding, true])
  }
}

describe('the files are the answers of the web server, in each encoding', () => {
  it.each(routes)('%s', async (route) => {
    await expectAnswer(route, `${pageName(route)}.html`)
    const data = `assets/releases/${release.id}/pages/${pageName(route)}.json`
    await expectAnswer(`/${data}`, data)
  })

  it('an address without a page', () => expectAnswer('/no/such/page', '404.html', 404))

  it('every file of every build', async () => {
    const files = (await listFiles(join(dir, 'assets'))).filter((file) => !/\.(br|gz)$/.test(file))
    expect(new Set(files.map((file) => file.split('.').at(-1)))).toEqual(
      new Set(['css', 'ico', 'js', 'json', 'png', 'svg', 'txt', 'webmanifest', 'woff2', 'xml']),
    )
    for (const file of files) await expectAnswer(`/assets/${file}`, `assets/${file}`)
  })

  it.each(['sitemap.xml', 'robots.txt', 'islands.json', 'favicon.ico'])('/%s', async (name) => {
    await expectAnswer(`/${name}`, name)
  })
})

describe('_headers', () => {
  const security = [...Object.keys(securityHeaders(testOrigin)), 'content-security-policy']

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

  it('give every page the headers of the web server, and artefacts and files of builds its caching', async () => {
    const found = await rules()
    for (const route of routes) {
      const { headers } = await app.inject(route)
      const given = { ...found.get('/*'), ...found.get(route) }
      for (const name of new Set([...security, ...Object.keys(given)]))
        expect([route, name, given[name]]).toEqual([route, name, headers[name]])
      expect(given).toHaveProperty('server-timing')
    }
    for (const name of Object.keys(release.artefacts))
      expect(found.get(`/${name}`)).toEqual({
        'cache-control': (await app.inject(`/${name}`)).headers['cache-control'],
      })
    expect(found.get('/assets/*')).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' })
  })

  it('stay within Cloudflare’s limit of 2000 characters a line', async () => {
    const lines = (await readFile(join(dir, '_headers'), 'utf8')).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
  })
})

it('contains nothing about this machine', async () => {
  for (const file of ['_headers', 'export.json']) {
    const text = await readFile(join(dir, file), 'utf8')
    for (const place of [tmpdir(), process.cwd(), published.site.root, '/usr', '/etc'])
      expect(text).not.toContain(`${place}/`)
  }
})
