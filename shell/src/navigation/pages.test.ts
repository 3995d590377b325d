// @vitest-environment happy-dom
import type { LoadedPage } from '../release/page'

const fullLoad = vi.fn<() => void>()
// Test files of a worker share their modules: one that is loaded already would keep the real functions.
vi.hoisted(() => vi.resetModules())
vi.mock('../release/full-load', () => ({ fullLoad }))
vi.mock('../remotes/assemble-page', () => ({
  assemblePage: async ({ path }: { path: string }) => pageOf(path),
  prefetchFiles: async () => {},
}))

const minute = 60_000
const pageOf = (title: string): LoadedPage => ({
  title,
  head: '',
  params: {},
  page: { kind: 'component', remote: '', Component: () => null },
  slots: {},
})

/** What the server says, or that it does not. */
let status: number | 'unreachable'
/** What was asked of the server itself, past the browser's cache. */
const asked: string[] = []

async function answer(address: string, { cache }: RequestInit): Promise<Response> {
  if (cache === 'no-cache') asked.push(address.replace('/assets/releases/a/pages', ''))
  if (status === 'unreachable') throw new TypeError('Failed to fetch')
  return Response.json({ path: address.replace(/.*pages|\.json$/g, '') }, { status })
}

/** A tab that `/about` was loaded in, by a link or back. */
async function load(type: NavigationTimingType, served = pageOf('/about')) {
  const serverTiming = [{ name: 'release', description: 'a' }]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, serverTiming }] as never)
  vi.resetModules()
  const { releasePages } = await import('./pages')
  const { checkReturns } = await import('../release/page-data')
  const pages = releasePages('/about', served)
  const go = async (path: string) => {
    history.pushState(null, '', path)
    const page = pages.visit(path)
    return Promise.race([
      page.then(({ title }) => title),
      vi.waitFor(() => expect(fullLoad).toHaveBeenCalled()),
    ])
  }
  return { ...pages, checkReturns, go }
}

/** One that has prefetched `/contact`, too. */
async function openTab() {
  const tab = await load('navigate')
  await tab.prefetch('/contact')
  asked.length = 0
  return tab
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(performance.timeOrigin) })
  vi.stubGlobal('fetch', answer)
  history.replaceState(null, '', '/about')
  status = 200
  asked.length = 0
})
afterEach(() => void fullLoad.mockReset())

it('shows a page that it holds without asking, for five minutes', async () => {
  const { go } = await openTab()
  vi.advanceTimersByTime(4 * minute)
  expect(await go('/contact')).toBe('/contact')
  expect(asked).toEqual([])
})

it('asks though the clock was set back since the last answer', async () => {
  const { go } = await openTab()
  vi.setSystemTime(Date.now() - 60 * minute)
  expect(await go('/contact')).toBe('/contact')
  expect(asked).toEqual(['/index.json'])
})

it('asks once whether the release may be shown, then relies on the answer again', async () => {
  const { go } = await openTab()
  vi.advanceTimersByTime(6 * minute)
  expect(await go('/contact')).toBe('/contact')
  expect(await go('/about')).toBe('/about')
  expect(asked).toEqual(['/index.json'])
})

it.each([
  [410, 'the web server says'],
  [404, 'plain files show'],
])('leaves all pages to the server once the release is over: %s, as %s', async (gone) => {
  const { go, prefetch } = await openTab()
  vi.advanceTimersByTime(6 * minute)
  status = gone
  await go('/contact')
  expect(fullLoad).toHaveBeenCalledOnce()
  await prefetch('/faculty')
  expect(asked).toEqual(['/index.json'])
})

it('leaves the release as soon as a prefetch has met its end', async () => {
  const { go, prefetch } = await openTab()
  status = 410
  await prefetch('/faculty')
  await go('/contact')
  expect(fullLoad).toHaveBeenCalledOnce()
})

it('leaves the release at once for a page that it does not hold', async () => {
  const { go } = await openTab()
  status = 410
  await go('/faculty')
  expect(fullLoad).toHaveBeenCalledOnce()
})

it.each(['unreachable', 503] as const)('goes on with what it holds where the server is %s', async (fault) => {
  const { go } = await openTab()
  vi.advanceTimersByTime(6 * minute)
  status = fault
  expect(await go('/contact')).toBe('/contact')
  expect(await go('/about')).toBe('/about')
  expect(asked).toEqual(['/index.json'])
  expect(fullLoad).not.toHaveBeenCalled()
})

it('does not rely on an answer that says nothing of the release', async () => {
  const { go, prefetch } = await openTab()
  vi.advanceTimersByTime(6 * minute)
  status = 503
  await prefetch('/faculty')
  status = 410
  await go('/contact')
  expect(fullLoad).toHaveBeenCalledOnce()
})

it.each(['unreachable', 503] as const)(
  'asks again for a page that a prefetch did not get: %s',
  async (fault) => {
    const { go, prefetch } = await openTab()
    status = fault
    await prefetch('/faculty')
    status = 200
    expect(await go('/faculty')).toBe('/faculty')
  },
)

const html = { kind: 'html', remote: '' } as const

it.each([
  ['keeps the served page', 'served', {}],
  ['loads the served page again if its code did not load', '/about', { page: html }],
  [
    'loads the served page again if the code of a slot did not load',
    '/about',
    { slots: { 'home.podcast': html } },
  ],
])('on a return, %s', async (_, title, parts) => {
  const { go } = await load('navigate', { ...pageOf('served'), ...parts })
  await go('/contact')
  expect(await go('/about')).toBe(title)
})

it('leaves the tab where it is if the data of another page cannot be read', async () => {
  const { readData } = await openTab()
  status = 503
  await expect(readData('/faculty')).rejects.toThrow('503')
  expect(fullLoad).not.toHaveBeenCalled()
})

it('asks nothing for a part of the page on the screen, though another was on its way', async () => {
  const { visit } = await openTab()
  // The visitor goes back before it is there.
  await visit('/faculty')
  asked.length = 0
  vi.advanceTimersByTime(60 * minute)
  history.pushState(null, '', '/about#top')
  expect(await visit('/about')).toMatchObject({ title: '/about' })
  expect(asked).toEqual([])
})

describe('a document that the browser brings back', () => {
  it('is asked about at once, and loaded again where its release is over', async () => {
    const { checkReturns } = await load('back_forward')
    status = 410
    checkReturns()
    await vi.waitFor(() => expect(fullLoad).toHaveBeenCalledOnce())
    expect(asked).toEqual(['/index.json'])
  })

  it('stays if its release may be shown', async () => {
    const { checkReturns, go } = await load('back_forward')
    checkReturns()
    await vi.waitFor(() => expect(asked).toEqual(['/index.json']))
    expect(await go('/contact')).toBe('/contact')
    expect(fullLoad).not.toHaveBeenCalled()
  })

  it('from the back/forward cache is asked about once the last answer is older than five minutes', async () => {
    const { checkReturns } = await load('navigate')
    let show = () => {}
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (show = listener))
    checkReturns()
    show()
    expect(asked).toEqual([])
    vi.advanceTimersByTime(6 * minute)
    show()
    expect(asked).toEqual(['/index.json'])
  })
})
