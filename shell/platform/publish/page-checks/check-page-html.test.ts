import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReleasePage } from '../../store/releases/release'
import { samplePage } from '../../store/testing/sample-build'
import { checkPageHtml, htmlHash } from './check-page-html'
import * as html from './check-html'

const origin = 'https://college.example'

const page = (version: string, body = '<h1 class="a">Herbs</h1>', style = 'h1{color:red}') =>
  `<!doctype html><style data-sheet="mf-herbs/styles.css">${style}</style><script type="importmap">{"a":"${version}"}</script><script src="/assets/mf-herbs/${version}/herbs-${version}.js" integrity="sha384-${version}+/="></script>${body}`

const hashOf = (html: string) => htmlHash(html, origin)

it('is the same for another build of the same page', () => {
  expect(hashOf(page('2', undefined, 'h1{color:blue}'))).toBe(hashOf(page('1')))
})

it.each(['<h1 class="b">Herbs</h1>', '<h1 class="a">Roots</h1>', '<h2 class="a">Herbs</h2>'])(
  'is another for %s',
  (body) => expect(hashOf(page('1', body))).not.toBe(hashOf(page('1'))),
)

it('is another for what follows the address of a file in a text', () => {
  const after = (word: string) => hashOf(page('1', `<p>/assets/x</p><h2>${word}</h2>`))
  expect(after('Roots')).not.toBe(after('Herbs'))
})

it('is another for an attribute that follows the text of a tag in an attribute', () => {
  const to = (path: string) => hashOf(page('1', `<a title="<script>" href="${path}">Roots</a>`))
  expect(to('/roots')).not.toBe(to('/gone'))
})

it('is another for a site with another address', () => {
  expect(htmlHash(page('1'), 'https://other.example')).not.toBe(hashOf(page('1')))
})

it('is another when the source of a check changes', async () => {
  const sourceOf = (file: unknown) => readFileSync(file as string, 'utf8')
  const isChanged = (file: unknown) => String(file).endsWith('/check-html.ts')
  vi.doMock('node:fs', () => ({
    readdirSync,
    readFileSync: (file: unknown) => `${sourceOf(file)}${isChanged(file) ? '// changed' : ''}`,
  }))
  onTestFinished(() => vi.doUnmock('node:fs'))
  vi.resetModules()
  const changed = await import('./check-page-html')
  expect(changed.htmlHash(page('1'), origin)).not.toBe(hashOf(page('1')))
})

describe('a check of the HTML of a page', () => {
  const check = (body: string, before?: ReleasePage) =>
    checkPageHtml({ remote: 'mf-herbs', page: samplePage('/herbs') }, page('2', body), origin, before)

  it('reads what a release remembers, and names what is wrong', async () => {
    const { read, findings } = await check(
      '<main id="main"><a href="/roots">Roots</a><p id="main">Ginger.</main>',
    )
    expect(read).toMatchObject({ ids: ['main', 'main'], links: ['/roots'], forms: [] })
    expect(findings.map((finding) => finding.check)).toEqual(
      expect.arrayContaining(['one h1', 'unique ids', 'valid HTML (no-implicit-close)']),
    )
  })

  it.each([
    ['unique ids', '<main><h1 id="a">Herbs</h1><p id="a">Ginger.</p></main>'],
    ['one main', '<main id="main"><h1>Herbs</h1></main><main></main>'],
    ['one banner', '<header></header><header></header>'],
    ['one footer', '<footer></footer><footer></footer>'],
    ['named navigation', '<nav aria-label="A"></nav><nav aria-label="A"></nav>'],
    ['image texts', '<img src="/assets/a.png">'],
  ])('does not repeat "%s" in the words of html-validate', async (rule, body) => {
    const checks = (await check(body)).findings.map((finding) => finding.check)
    expect(checks).toContain(rule)
    expect(checks.filter((name) => name.startsWith('valid HTML'))).toEqual([])
  })

  it('names other landmarks than those of another fault', async () => {
    const { findings } = await check('<nav></nav><nav></nav><aside></aside><aside></aside>')
    const html = findings.filter(({ check: rule }) => rule === 'valid HTML (unique-landmark)')
    const named = expect.stringContaining('at aside:') as string
    expect(html.map(({ found }) => found)).toEqual([named, named])
  })

  it.each(['<script>', "<style data-sheet='a'>"])('reads what follows %s in an attribute', async (tag) => {
    const redirect = '<meta http-equiv="refresh" content="0;url=https://evil.example">'
    const { findings } = await check(`<p title="${tag}">x${redirect}`)
    expect(findings).toContainEqual(expect.objectContaining({ check: 'no http-equiv', found: 'refresh' }))
  })

  it('uses the live release’s results for the same HTML in another build', async () => {
    const body = '<main><h1>Herbs</h1></main>'
    const { read } = await check(body)
    const remembered = { ...read, links: ['/from-the-live-release'] }
    const live = { ...remembered, search: 'sections.json' } as ReleasePage
    const run = vi.spyOn(html, 'checkHtml')
    expect(await check(body, live)).toEqual({ read: remembered, searched: 'sections.json', findings: [] })
    expect(run).not.toHaveBeenCalled()
    await check(body, { ...live, checkedHtml: 'of other HTML' })
    expect(run).toHaveBeenCalledOnce()
  })

  it('waits for html-validate if the page cannot be read', async () => {
    vi.spyOn(html, 'checkHtml').mockImplementationOnce(async () => {
      await wait(20)
      throw new Error('html-validate stopped')
    })
    const planned = { remote: 'mf-herbs', page: samplePage('/herbs') }
    await expect(checkPageHtml(planned, '', 'no address', undefined)).rejects.toThrow('html-validate stopped')
  })
})
