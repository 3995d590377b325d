// @vitest-environment happy-dom
import { applySheet } from './adopted-sheet'

const apply = (file: string) => applySheet('/assets/mf-sample/', { file, integrity: 'sha384-sample' }, 'high')

afterEach(() => {
  document.adoptedStyleSheets = []
  vi.unstubAllGlobals()
})

it('applies sheets in a browser that knows no @property', async () => {
  vi.stubGlobal('CSSPropertyRule', undefined)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('.sa\\:flex { display: flex }')))
  const Sheet = CSSStyleSheet
  const create = vi.fn(function (options: CSSStyleSheetInit) {
    return new Sheet(options)
  })
  vi.stubGlobal('CSSStyleSheet', create)
  await apply('first.css')
  await apply('second.css')
  expect(document.adoptedStyleSheets.map(({ cssRules }) => cssRules.length)).toEqual([1, 1])
  // Else an address in the sheet would be relative to the page.
  expect(create).toHaveBeenCalledWith({ baseURL: `${location.origin}/assets/mf-sample/first.css` })
})
