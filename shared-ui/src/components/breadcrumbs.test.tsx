// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { TwoSteps } from './breadcrumbs.examples'

it('links to the home page and the parents, and marks the last crumb as the current page', () => {
  render(<TwoSteps />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/programs'])
  const page = screen.getByText('Panchakarma Technician')
  expect(page.getAttribute('aria-current')).toBe('page')
})
