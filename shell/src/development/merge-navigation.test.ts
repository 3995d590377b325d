import type { NavigationEntry } from 'shared-ui'
import { mergeNavigation } from './merge-navigation'

const link = (label: string, to: string): NavigationEntry => ({ place: 'header', label, to, order: 1 })

it('shows an entry once that the sources and the release both have', () => {
  const own = [link('Renamed', '/samples')]
  const published = [link('Samples', '/samples'), link('Contact', '/contact')]
  expect(mergeNavigation(own, published).map(({ label }) => label)).toEqual(['Renamed', 'Contact'])
})

it('keeps an entry that leads to the same page from another place', () => {
  const footer: NavigationEntry = { ...link('Samples', '/samples'), place: 'footer' }
  expect(mergeNavigation([link('Samples', '/samples')], [footer])).toHaveLength(2)
})
