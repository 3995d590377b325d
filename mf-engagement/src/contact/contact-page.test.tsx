// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { site } from 'shared-ui'
import ContactPage from './contact-page'

beforeEach(() => void render(<ContactPage />))

it('has the contact form under its anchor', () => {
  const section = document.getElementById('contact-form')!
  expect(within(section).getByRole('button', { name: 'Send Message' })).toBeTruthy()
})

it('leads from Student Support to the coming-soon page', () => {
  const box = screen.getByRole('region', { name: 'Student Support' })
  const links = within(box).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View Enrollment Options', '/coming-soon'],
    ['Create Student Account', '/coming-soon'],
    ['Login to Portal', '/coming-soon'],
    ['Access Dashboard', '/coming-soon'],
  ])
})

it('says where the college is, how to visit it, and offers four social buttons', () => {
  expect(document.querySelector('address')?.textContent).toContain(site.address.street)
  expect(screen.getByText(/arrange a visit/)).toBeTruthy()
  const followUs = screen.getByRole('region', { name: 'Follow Us' })
  expect(within(followUs).getAllByRole('button')).toHaveLength(4)
})
