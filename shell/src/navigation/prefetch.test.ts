// @vitest-environment happy-dom
import { act, fireEvent, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import type { LoadedPage, PageSource } from '../release/page'
import { usePrefetch } from './prefetch'

const words = () => document.querySelector('b')!

/** Tells the page that these of its links are on the screen. */
let see: (links: Element[]) => void

class Observer {
  observed: Element[] = []
  constructor(tell: IntersectionObserverCallback) {
    const entries = (links: Element[]) =>
      this.observed
        .filter((target) => links.includes(target))
        .map((target) => ({ isIntersecting: true, target }) as unknown as IntersectionObserverEntry)
    see = (links) => tell(entries(links), this as unknown as IntersectionObserver)
  }
  observe = (link: Element) => void this.observed.push(link)
  disconnect = () => void this.observed.splice(0)
}

/** Shows `html` as the page /about; the paths that it prefetches. */
function show(html: string) {
  const prefetched: string[] = []
  const prefetch = async (path: string) => void prefetched.push(path)
  const visit = () => new Promise<LoadedPage>(() => {})
  const source: PageSource = { visit, prefetch, readData: visit }
  history.replaceState(null, '', '/about')
  document.body.innerHTML = html
  renderHook(() => usePrefetch(source), { wrapper: BrowserRouter })
  return prefetched
}

const withLink = (href: string) => show(`<main><a href="${href}"><b>Go</b></a></main>`)

/** Longer than a prefetch waits for a pointer to rest or the browser to be idle. */
const pass = () => act(() => vi.advanceTimersByTimeAsync(3000))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
})

it.each(['focusIn', 'pointerDown'] as const)('loads a page at once on %s', (event) => {
  const prefetched = withLink('/contact#visit')
  fireEvent[event](words())
  expect(prefetched).toEqual(['/contact'])
})

it('loads a page once the pointer has rested on its link', () => {
  const prefetched = withLink('/contact#visit')
  fireEvent.mouseOver(words())
  vi.advanceTimersByTime(60)
  expect(prefetched).toEqual([])
  vi.advanceTimersByTime(40)
  expect(prefetched).toEqual(['/contact'])
})

it('loads no page whose link the pointer only crosses', () => {
  const prefetched = withLink('/contact')
  fireEvent.mouseOver(words())
  vi.advanceTimersByTime(60)
  fireEvent.mouseOver(document.body)
  vi.advanceTimersByTime(1000)
  expect(prefetched).toEqual([])
})

it('loads what is on the screen: the page’s own links first, those of folded menus not at all', async () => {
  const prefetched = show(`
    <header><a href="/contact">Contact</a><details><a href="/faculty">Faculty</a></details></header>
    <main><a href="#top">Top</a><a href="/programs">Programs</a><a href="/programs#all">All</a><a href="/podcast">Podcast</a></main>`)
  await pass()
  see([...document.querySelectorAll('a')].filter(({ href }) => !href.endsWith('/podcast')))
  expect(prefetched).toEqual([])
  await pass()
  expect(prefetched).toEqual(['/programs', '/contact'])
})

it('loads six pages at most', async () => {
  const links = Array.from({ length: 9 }, (_, place) => `<a href="/pages/${place}">${place}</a>`)
  const prefetched = show(`<main>${links.join('')}</main>`)
  await pass()
  see([...document.querySelectorAll('a')])
  await pass()
  expect(prefetched).toHaveLength(6)
})

it('leaves the bandwidth to a page that a link has asked for', async () => {
  const prefetched = show('<main><a href="/podcast">Podcast</a></main>')
  await pass()
  see([...document.querySelectorAll('a')])
  history.pushState(null, '', '/contact')
  await pass()
  expect(prefetched).toEqual([])
})

it.each([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is on 2G', { saveData: false, effectiveType: '2g' }],
  ['is on slow 2G', { saveData: false, effectiveType: 'slow-2g' }],
])('loads nothing for a visitor who %s', async (_, connection) => {
  vi.stubGlobal('navigator', { connection })
  // Replaced if the page watches its links after all.
  see = () => {}
  const prefetched = withLink('/contact')
  fireEvent.mouseOver(words())
  await pass()
  see([...document.querySelectorAll('a')])
  fireEvent.focusIn(words())
  fireEvent.pointerDown(words())
  await pass()
  expect(prefetched).toEqual([])
})
