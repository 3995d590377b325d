import { readdirSync, readFileSync } from 'node:fs'
import { htmlHash } from './html-hash'

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
  const changed = await import('./html-hash')
  expect(changed.htmlHash(page('1'), origin)).not.toBe(hashOf(page('1')))
})
