// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { PathwayDiagram } from './pathway-diagram'

const links = () => within(screen.getByRole('figure', { name: 'Program pathway' })).getAllByRole('link')

it('reads as a list of ten links, each program after its prerequisites', () => {
  render(<PathwayDiagram />)
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    ['alc', 'ahc', 'an', 'ah', 'ap', 'ast', 'abt', 'amt', 'pkt', 'aap'].map((code) => `/programs/${code}`),
  )
})

it('each link names code, hours, title and what the program requires', () => {
  render(<PathwayDiagram />)
  const amt = links().find((link) => link.getAttribute('href') === '/programs/amt')
  for (const part of ['AMT', '1500 hours', 'Marma Therapist', 'Requires AST']) {
    expect(amt?.textContent).toContain(part)
  }
})

it('marks the program of the page and no other, on the overview none', () => {
  const { rerender } = render(<PathwayDiagram current="pkt" />)
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/programs/pkt')
  rerender(<PathwayDiagram />)
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
})

it('on narrow screens only the way to the program of the page and what follows are there', () => {
  render(<PathwayDiagram current="amt" />)
  const shown = links().filter((link) => !link.closest('li.pr\\:max-lg\\:hidden'))
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(
    ['alc', 'ast', 'amt', 'pkt'].map((code) => `/programs/${code}`),
  )
})

it('the way to the program of the page is drawn over the other lines and unlike them', () => {
  const { container, rerender } = render(<PathwayDiagram current="pkt" />)
  const paths = () => [...container.querySelectorAll('path')]
  const counts = () => paths().map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0)
  // From ALC to AST, on to AMT and to PKT.
  expect(counts()).toEqual([10, 3])
  expect(new Set(paths().map((path) => path.getAttribute('class'))).size).toBe(2)
  rerender(<PathwayDiagram />)
  expect(counts()).toEqual([13, 0])
})
