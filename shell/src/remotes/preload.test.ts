// @vitest-environment happy-dom
import type { RemoteRef } from 'contract/page-data'
import { preload } from './preload'

const remote = (name: string): RemoteRef => ({
  base: `/assets/${name}/0123456789abcdef/`,
  scripts: [{ file: 'page.js', integrity: 'sha384-script' }],
  styles: [{ file: 'styles.css', integrity: 'sha384-style' }],
})

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const settle = (type: 'load' | 'error') => sheets().at(-1)?.dispatchEvent(new Event(type))

const fetched = vi.fn<typeof fetch>(async () => new Response('export {}'))

beforeEach(() => void vi.stubGlobal('fetch', fetched))
afterEach(() => {
  document.head.replaceChildren()
  fetched.mockClear()
})

it('fetches every script with its hash before it may be imported, and links the sheets with theirs', async () => {
  const loading = preload(remote('mf-one'))
  settle('load')
  await loading
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/assets/mf-one/0123456789abcdef/page.js',
    expect.objectContaining({ integrity: 'sha384-script' }),
  )
  const links = [...document.querySelectorAll('link')].map((link) => [
    link.rel,
    link.getAttribute('integrity'),
  ])
  expect(links).toEqual([
    ['stylesheet', 'sha384-style'],
    ['modulepreload', 'sha384-script'],
  ])
})

it('rejects where a script is not the published one, and asks again at the next visit', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const first = preload(remote('mf-five'))
  settle('load')
  await expect(first).rejects.toThrow('Failed to fetch')
  await preload(remote('mf-five'))
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('lets a second page of a remote wait for the sheet that the first has asked for', async () => {
  let isReady = false
  const first = preload(remote('mf-two'))
  const second = preload(remote('mf-two')).then(() => (isReady = true))
  expect(sheets()).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve))
  expect(isReady).toBe(false)
  settle('load')
  await Promise.all([first, second])
})

it('asks again for a sheet that did not come', async () => {
  const first = preload(remote('mf-three'))
  settle('error')
  await expect(first).rejects.toThrow('/assets/mf-three/0123456789abcdef/styles.css could not be loaded')
  expect(sheets()).toHaveLength(0)
  const second = preload(remote('mf-three'))
  settle('load')
  await second
})

it('asks for no sheet that the page holds inline', async () => {
  document.head.innerHTML = '<style data-sheet="mf-four/styles.css"></style>'
  await preload(remote('mf-four'))
  expect(sheets()).toHaveLength(0)
})
