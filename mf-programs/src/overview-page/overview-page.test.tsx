// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { comparisonRows } from '../comparison/comparison-rows'
import { programs } from '../../content/programs'
import OverviewPage from './overview-page'

const cards = () => within(screen.getByRole('region', { name: 'All ten programs' }))

it('shows a card for each of the ten programs', () => {
  render(<OverviewPage params={{}} data={comparisonRows()} />)
  expect(cards().getAllByRole('link')).toHaveLength(10)
  for (const { code, title } of programs) {
    const link = cards().getByRole('link', { name: `${title} (${code.toUpperCase()})` })
    expect(link.getAttribute('href')).toBe(`/programs/${code}`)
  }
})

it('one program is open for enrollment and nine are coming soon', () => {
  render(<OverviewPage params={{}} data={comparisonRows()} />)
  expect(cards().getAllByText('Accepting applicants')).toHaveLength(1)
  expect(cards().getAllByText('Coming soon')).toHaveLength(9)
})

it('holds the pathway, the call to enroll and the note on scope of practice', () => {
  render(<OverviewPage params={{}} data={comparisonRows()} />)
  expect(screen.getByRole('figure', { name: 'Program pathway' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Enroll Now' }).getAttribute('href')).toBe('/coming-soon')
  expect(screen.getByRole('region', { name: 'Scope of practice' })).toBeTruthy()
})
