// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { NavigationEntry } from 'shared-ui'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { SiteHeader } from './site-header'

const navigation: NavigationEntry[] = [
  { place: 'header', label: 'About', to: '/about', order: 1 },
  { place: { menu: 'Herbs' }, label: 'Neem', to: '/herbs/neem', order: 2 },
  { place: { menu: 'Herbs' }, label: 'All herbs', to: '/herbs', order: 3, overview: true },
]

function GoTo({ path }: { path: string }) {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(path)}>Go to {path}</button>
}

function showAt(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader navigation={navigation} />
      {navigation.map(({ to }) => (
        <GoTo key={to} path={to} />
      ))}
    </MemoryRouter>,
  )
}

const currentLinks = () =>
  screen.getAllByRole('link', { current: 'page', hidden: true }).map((link) => link.getAttribute('href'))

/** The Herbs menu in the header's bar (`Main`) or in the slide-out menu (`Mobile`). */
function herbs(place: 'Main' | 'Mobile') {
  const nav = screen.getByRole('navigation', { name: place, hidden: true })
  return within(nav).getByRole<HTMLDetailsElement>('group', { hidden: true })
}

const openMenu = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }))
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
}

it('the link to the page is marked, in the bar and in the slide-out menu; a navigation moves the mark', () => {
  showAt('/herbs/neem')
  expect(currentLinks()).toEqual(['/herbs/neem', '/herbs/neem'])
  for (const path of ['/herbs', '/about', '/herbs/neem']) {
    fireEvent.click(screen.getByRole('button', { name: `Go to ${path}` }))
    expect(currentLinks()).toEqual([path, path])
  }
})

it('a press outside of an open dropdown closes it; the groups of the slide-out menu stay', () => {
  showAt('/')
  for (const place of ['Main', 'Mobile'] as const) herbs(place).open = true
  fireEvent.pointerDown(within(herbs('Main')).getByText('Neem'))
  // Safari does not focus the link.
  fireEvent.blur(within(herbs('Main')).getByText('Herbs'))
  expect(herbs('Main').open).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(herbs('Main').open).toBe(false)
  expect(herbs('Mobile').open).toBe(true)
})

it('going back closes an open dropdown', () => {
  showAt('/')
  herbs('Main').open = true
  fireEvent.popState(window)
  expect(herbs('Main').open).toBe(false)
})

it('a choice closes the dropdown, also the choice of the page that is shown', () => {
  showAt('/herbs/neem')
  herbs('Main').open = true
  fireEvent.click(within(herbs('Main')).getByText('Neem'))
  expect(herbs('Main').open).toBe(false)
})

it('a choice closes the slide-out menu, also the choice of the page that is shown, and so does a press outside of it', () => {
  showAt('/about')
  const menu = openMenu()
  fireEvent.click(within(menu).getByText('Herbs'))
  expect(menu.open).toBe(true)
  fireEvent.click(within(menu).getByRole('link', { name: 'About' }))
  expect(menu.open).toBe(false)
  fireEvent.click(openMenu())
  expect(menu.open).toBe(false)
})

it('the slide-out menu opens in a browser that has no popovers and refuses their selector', () => {
  const matches = vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation((selector) => {
    throw new SyntaxError(`'${selector}' is not a valid selector.`)
  })
  showAt('/about')
  matches.mockRestore()
  expect(openMenu().open).toBe(true)
})

it.each([
  ['/herbs/neem', 'true'],
  ['/herbs', 'true'],
  ['/about', null],
])('at %s the menu that leads there is marked as current: %s', (path, current) => {
  showAt(path)
  for (const place of ['Main', 'Mobile'] as const)
    expect(herbs(place).querySelector('summary')?.getAttribute('aria-current')).toBe(current)
})
