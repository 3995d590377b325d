// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import HomeAdmissions from './home-admissions'
import HomePrograms from './home-programs'

it('the stair has five levels and holds every program once, and a link to all', () => {
  render(<HomePrograms />)
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Foundation',
    'Core Clinical',
    'Specialty',
    'Advanced',
    'Expert',
  ])
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toHaveLength(11)
  expect(new Set(hrefs).size).toBe(11)
  expect(hrefs.filter((href) => href?.startsWith('/programs/'))).toHaveLength(10)
  expect(hrefs).toContain('/programs')
})

it('states the maximum of hours and the number of programs', () => {
  render(<HomePrograms />)
  expect(screen.getByText('maximum program hours').nextElementSibling?.textContent).toBe('4000')
  expect(screen.getByText('unique programs').nextElementSibling?.textContent).toBe('10')
})

it('the admissions summary names the four steps and leads to enrollment and admissions', () => {
  render(<HomeAdmissions />)
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByRole('link', { name: 'Enroll Now' }).getAttribute('href')).toBe('/coming-soon')
  expect(screen.getByRole('link', { name: 'How to apply' }).getAttribute('href')).toBe('/admissions')
})
