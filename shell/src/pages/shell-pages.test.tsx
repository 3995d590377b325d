// @vitest-environment happy-dom
import { siteSettings } from '../../site/settings'
import { render, screen, within } from '@testing-library/react'
import { site, SlotProvider, type FillSlot, type NavigationEntry } from 'shared-ui'
import { faculty } from '../../content/faculty'
import { biographies } from '../../content/faculty-page'
import { listedMenus } from 'platform/navigation/listed-menus'
import { menuId } from 'platform/navigation/menu-addresses'
import ComingSoonPage from './coming-soon-page'
import FacultyPage from './faculty/faculty-page'
import FormProblemPage from './form-problem-page'
import HomePage from './home/home-page'
import MenuPage from './menu-page'
import NotFoundPage from './not-found-page'

const named: FillSlot = (name) => <section aria-label={name} />

it('the home page tells its story in the order of the specification', () => {
  render(
    <SlotProvider value={named}>
      <HomePage />
    </SlotProvider>,
  )
  const regions = screen.getAllByRole('region')
  expect(
    regions.map((region) => region.getAttribute('aria-label') ?? region.getAttribute('aria-labelledby')),
  ).toEqual([
    'home-about',
    'home.programs',
    'home-standards',
    'home-faculty',
    'home-experience',
    'home.podcast',
    'home.admissions',
    'home-contact',
  ])
})

it('the home page is complete when no remote fills its slots', () => {
  render(<HomePage />)
  expect(screen.getByRole('link', { name: 'Student Portal' }).getAttribute('href')).toBe('/coming-soon')
  expect(screen.getAllByRole('link', { name: 'Enroll Now' })[0]?.getAttribute('href')).toBe('/coming-soon')
  expect(screen.getByRole('link', { name: 'Meet the faculty' }).getAttribute('href')).toBe('/faculty')
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact')
})

it('the scroll indicator leads to a part of the page', () => {
  const { container } = render(<HomePage />)
  const target = screen.getByRole('link', { name: 'Scroll to explore' }).getAttribute('href') ?? ''
  expect(target).toMatch(/#about$/)
  expect(container.querySelector('#about')).not.toBeNull()
})

it('a faculty card shows photo, name, title and description, and keeps the specialties to itself', () => {
  render(<FacultyPage />)
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(faculty.length)
  faculty.forEach((member, index) => {
    const card = within(cards[index] ?? document.body)
    card.getByRole('img', { name: member.name })
    card.getByRole('heading', { name: member.name })
    card.getByText(member.title)
    expect(cards[index]?.textContent).toContain(biographies[member.id] ?? 'none')
    for (const specialty of member.specialties)
      expect(card.queryByText(specialty, { exact: true })).toBeNull()
  })
})

it('the faculty page offers the enrollment and the portal', () => {
  render(<FacultyPage />)
  for (const name of ['Enroll in ALC Program', 'Student Portal']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/coming-soon')
  }
})

it('the coming-soon page has a mail link for immediate assistance', () => {
  render(<ComingSoonPage />)
  expect(screen.getByRole('link', { name: site.email }).getAttribute('href')).toBe(`mailto:${site.email}`)
})

it('the page for a refused form also fits a newsletter sign-up, which is no message', () => {
  render(<FormProblemPage />)
  expect(document.body.textContent).not.toMatch(/message/i)
})

it('the page for unknown addresses says what the specification says, and offers ways on', () => {
  render(<NotFoundPage />)
  screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })
  screen.getByText('Did you forget to add the page to the router?')
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
})

it('the page of all menus lists every entry under its menu, with an id that links name', () => {
  const navigation: NavigationEntry[] = [
    { place: 'header', label: 'About', to: '/about', order: 1 },
    ...Array.from({ length: 30 }, (_, index) => ({
      place: { menu: 'Herbs', section: index % 2 ? 'Roots' : 'Leaves' },
      label: `Herb ${index}`,
      to: `/herbs/${index}`,
      order: index,
    })),
    { place: { menu: 'Herbs' }, label: 'All herbs', to: '/herbs', order: 3, overview: true },
    { place: 'footer', label: 'Privacy', to: '/privacy', order: 4 },
  ]
  render(<MenuPage params={{}} data={listedMenus(navigation, siteSettings.menus)} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(new Set(links)).toEqual(new Set(navigation.map(({ to }) => to)))
  expect(links).toHaveLength(navigation.length)
  expect(screen.getByRole('heading', { name: 'Herbs' }).id).toBe(menuId('Herbs'))
  expect(within(screen.getByRole('region', { name: 'Footer links' })).getAllByRole('link')).toHaveLength(1)
})
