// @vitest-environment happy-dom
import type { RemoteRef } from 'contract/page-data'
import { preload } from './preload'

const remote = (name: string): RemoteRef => ({
  base: `/assets/${name}/0123456789abcdef/`,
  scripts: [{ file: 'page.js', integrity: 'sha384-script' }],
  styles: [{ file: 'styles.css', integrity: 'sha384-style' }],
})

const fetched = vi.fn<typeof fetch>(async () => new Response(''))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  document.head.replaceChildren()
  document.adoptedStyleSheets = []
  fetched.mockClear()
})

it('fetches every file with its hash: scripts may be imported then, and sheets apply', async () => {
  await preload(remote('mf-five'))
  const asked = fetched.mock.calls.map(([address, options]) => [address, options?.integrity])
  expect(asked).toEqual([
    ['/assets/mf-five/0123456789abcdef/page.js', 'sha384-script'],
    ['/assets/mf-five/0123456789abcdef/styles.css', 'sha384-style'],
  ])
  const links = [...document.querySelectorAll('link')].map(({ rel, integrity }) => [rel, integrity])
  expect(links).toEqual([['modulepreload', 'sha384-script']])
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

it('asks for no sheet that the page holds inline', async () => {
  document.head.innerHTML = '<style data-sheet="mf-seven/styles.css"></style>'
  await preload(remote('mf-seven'))
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/assets/mf-seven/0123456789abcdef/page.js',
  ])
})
