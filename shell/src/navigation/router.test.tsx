// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { use, type ComponentType } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fullLoad } from '../release/full-load'
import { type LoadedPage, type PageSource, readable, resolved } from '../release/page'
import { SiteRouter } from './router'

const paths = ['/there', '/late']

function Page({ source }: { source: PageSource }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  use(source.visit(pathname))
  return (
    <>
      <h1>{pathname}</h1>
      {paths.map((path) => (
        <button key={path} onClick={() => navigate(path)}>
          {path}
        </button>
      ))}
    </>
  )
}

const go = (path: string) => screen.getByRole('button', { name: path }).click()
const shown = () => screen.getByRole('heading').textContent

/** Shows the page at /, from where one page is there and another loads until `arrive` is called. `Start` is rendered with it. */
function showStart(Start: ComponentType = () => null) {
  const page = {} as LoadedPage
  const there = resolved(page)
  let load: (page: LoadedPage) => void
  const late = readable(new Promise<LoadedPage>((resolve) => (load = resolve)))
  const visit = (path: string) => (path === '/late' ? late : there)
  const source = { visit, prefetch: visit, readData: visit }
  history.replaceState(null, '', '/')
  render(
    <SiteRouter source={source}>
      <Page source={source} />
      <Start />
    </SiteRouter>,
  )
  return async () => {
    load(page)
    await late
  }
}

// Outside of `act`, which would do at its end what does not happen at once.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))

it('shows a loaded page at once', () => {
  showStart()
  go('/there')
  expect(shown()).toBe('/there')
})

it('keeps the page on the screen until the next one has loaded, and then shows that at once', async () => {
  const arrive = showStart()
  go('/late')
  expect([location.pathname, shown()]).toEqual(['/late', '/'])
  await arrive()
  expect(shown()).toBe('/late')
})

it('does not show a page that loads after the visitor has gone on', async () => {
  const arrive = showStart()
  go('/late')
  go('/there')
  await arrive()
  expect([location.pathname, shown()]).toEqual(['/there', '/there'])
})

it('calls off a full load whose page the visitor no longer waits for', () => {
  vi.spyOn(location, 'reload').mockImplementation(() => {})
  const stop = vi.fn()
  vi.stubGlobal('stop', stop)
  showStart()
  fullLoad()
  go('/there')
  expect(stop).toHaveBeenCalledOnce()
})

it('shows the page of the entry that the visitor went to while it rendered', () => {
  showStart(() => {
    if (location.pathname === '/') history.replaceState({ key: 'earlier' }, '', '/there')
    return null
  })
  expect(shown()).toBe('/there')
})
