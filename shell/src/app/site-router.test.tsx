// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { use } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { resolved, type LoadedPage } from './loaded-page'
import { SiteRouter } from './site-router'

const there = resolved({ title: 'There' } as LoadedPage)
let load: (page: LoadedPage) => void
const loading = new Promise<LoadedPage>((resolve) => (load = resolve))
const visit = (path: string) => (path === '/late' ? loading : there)
const source = { visit, prefetch: visit }

const paths = ['/there', '/late']
function Page() {
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

it('shows a page that is there at once, and keeps the one on the screen while another loads', async () => {
  render(
    <SiteRouter source={source}>
      <Page />
    </SiteRouter>,
  )
  const go = (path: string) => screen.getByRole('button', { name: path }).click()
  const shown = () => screen.getByRole('heading').textContent
  // Outside of `act`, which would wait for a transition as well.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  go('/there')
  expect(shown()).toBe('/there')
  go('/late')
  expect([location.pathname, shown()]).toEqual(['/late', '/there'])
  vi.unstubAllGlobals()
  await act(async () => load({ title: 'Late' } as LoadedPage))
  expect(shown()).toBe('/late')
})
