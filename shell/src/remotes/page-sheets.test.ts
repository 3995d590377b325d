// @vitest-environment happy-dom
import { applySheet } from './page-sheets'

const style = { file: 'styles.css', integrity: 'sha384-style' }
const baseOf = (name: string) => `/assets/${name}/0123456789abcdef/`

const fetched = vi.fn<typeof fetch>(async () => new Response('.ui-x { color: red }'))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  // happy-dom knows no `@property`; `tests/e2e/prefetch.spec.ts` shows in a browser what becomes of it.
  vi.stubGlobal('CSSPropertyRule', class {})
})
afterEach(() => {
  document.head.replaceChildren()
  document.adoptedStyleSheets = []
  fetched.mockClear()
})

it('asks for a sheet with its hash and adopts it', async () => {
  await applySheet(baseOf('mf-one'), style, 'low')
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/assets/mf-one/0123456789abcdef/styles.css',
    expect.objectContaining({ integrity: 'sha384-style', priority: 'low' }),
  )
  expect(document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText)).toEqual([
    '.ui-x { color: red; }',
  ])
})

it('lets a second page of a remote wait for the sheet that the first has asked for', async () => {
  let answer = (_: Response) => {}
  fetched.mockReturnValueOnce(new Promise((resolve) => void (answer = resolve)))
  let isReady = false
  const first = applySheet(baseOf('mf-two'), style, 'auto')
  const second = applySheet(baseOf('mf-two'), style, 'auto').then(() => (isReady = true))
  await new Promise((resolve) => setTimeout(resolve))
  expect(isReady).toBe(false)
  answer(new Response(''))
  await Promise.all([first, second])
  expect(fetched).toHaveBeenCalledOnce()
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

it('asks again for a sheet that did not come', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const first = applySheet(baseOf('mf-three'), style, 'auto')
  await expect(first).rejects.toThrow('Failed to fetch')
  expect(document.adoptedStyleSheets).toHaveLength(0)
  await applySheet(baseOf('mf-three'), style, 'auto')
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

it('asks for no sheet that the page holds inline', async () => {
  document.head.innerHTML = '<style data-sheet="mf-four/styles.css"></style>'
  await applySheet(baseOf('mf-four'), style, 'auto')
  expect(fetched).not.toHaveBeenCalled()
})
