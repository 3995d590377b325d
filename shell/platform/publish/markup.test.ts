import { samplePage } from '../store/testing/sample-build'
import type { ReleasePage } from '../store/release'
import { HtmlCheck } from './checks/check-html'
import { checkMarkup, markupHash, markupOf } from './markup'

const origin = 'https://college.example'

const page = (version: string, body = '<h1 class="a">Herbs</h1>', style = 'h1{color:red}') =>
  `<!doctype html><style>${style}</style><script src="/assets/mf-herbs/${version}/herbs-${version}.js" integrity="sha384-${version}+/="></script>${body}`

const hashOf = (html: string) => markupHash(markupOf(html), origin)

it('leaves out the text of stylesheets and scripts, and keeps their elements', () => {
  expect(markupOf('<style media="all">a > b {}</style><script>f("<p>")</script><p>Ginger')).toBe(
    '<style media="all"></style><script><p>")</script><p>Ginger',
  )
})

it('is the same for another build of the same page', () => {
  expect(hashOf(page('2', undefined, 'h1{color:blue}'))).toBe(hashOf(page('1')))
})

it.each(['<h1 class="b">Herbs</h1>', '<h1 class="a">Roots</h1>', '<h2 class="a">Herbs</h2>'])(
  'is another for %s',
  (body) => expect(hashOf(page('1', body))).not.toBe(hashOf(page('1'))),
)

describe('a check of the HTML of a page', () => {
  const html = new HtmlCheck()
  afterAll(() => html.end())
  const check = (body: string, before?: ReleasePage) =>
    checkMarkup(samplePage('/herbs'), page('2', body), origin, html, before)

  it('reads what a release remembers, and names what is wrong', async () => {
    const { read, findings } = await check(
      '<main id="main"><a href="/roots">Roots</a><p id="main">Ginger.</main>',
    )
    expect(read).toMatchObject({ ids: ['main', 'main'], links: ['/roots'], forms: [] })
    expect(findings.map((finding) => finding.check)).toEqual(
      expect.arrayContaining(['one h1', 'unique ids', 'valid HTML (no-dup-id)']),
    )
  })

  it('takes over what the live release knows of the same HTML in another build', async () => {
    const body = '<main><h1>Herbs</h1></main>'
    const { read } = await check(body)
    const live = { ...read, links: ['/from-the-live-release'] } as ReleasePage
    const judge = vi.spyOn(html, 'check')
    expect(await check(body, live)).toEqual({ read: live, findings: [] })
    expect(judge).not.toHaveBeenCalled()
    await check(body, { ...live, markup: 'of other HTML' })
    expect(judge).toHaveBeenCalledOnce()
  })
})
