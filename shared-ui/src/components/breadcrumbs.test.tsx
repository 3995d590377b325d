// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { TwoSteps } from './breadcrumbs.examples'

it('leads home and up, and says that the last step is the page itself', () => {
  render(<TwoSteps />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/programs'])
  const page = screen.getByText('Panchakarma Technician')
  expect(page.getAttribute('aria-current')).toBe('page')
})
