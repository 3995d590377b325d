// @vitest-environment happy-dom
import { checkScript } from './checked-script'

// Test files of a worker share their modules: one that is loaded already would keep its import map.
vi.hoisted(() => vi.resetModules())

afterEach(() => document.head.replaceChildren())

it('a script of the document’s import map is left to the browser; any other is fetched with its hash', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('export {}'))
  vi.stubGlobal('fetch', fetched)
  document.head.innerHTML = '<script type="importmap">{"integrity":{"/assets/a.js":"sha384-a"}}</script>'
  await checkScript('/assets/a.js', 'sha384-a')
  expect(fetched).not.toHaveBeenCalled()
  await checkScript('/assets/a.js?attempt=1', 'sha384-a')
  expect(fetched).toHaveBeenCalledOnce()
})
