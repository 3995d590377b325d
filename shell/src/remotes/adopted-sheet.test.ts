// @vitest-environment happy-dom
import { applySheet } from './adopted-sheet'

const apply = (file: string) => applySheet('/assets/mf-sample/', { file, integrity: 'sha384-sample' }, 'high')

afterEach(() => void (document.adoptedStyleSheets = []))

it('applies sheets in a browser that knows no @property', async () => {
  vi.stubGlobal('CSSPropertyRule', undefined)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('.sa\\:flex { display: flex }')))
  await apply('first.css')
  await apply('second.css')
  expect(document.adoptedStyleSheets.map(({ cssRules }) => cssRules.length)).toEqual([1, 1])
})

it('finds the files of a sheet next to it, and not next to the page', async () => {
  const css =
    '@font-face { font-family: Sample; src: url(./a.woff2), url("./b.woff2"), url(data:font/woff2;base64,AA) }'
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(css)))
  await apply('fonts.css')
  const [rule] = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
  expect(rule?.cssText).toMatch(
    /url\(\/assets\/mf-sample\/a\.woff2\), url\("\/assets\/mf-sample\/b\.woff2"\), url\(data:/,
  )
})
