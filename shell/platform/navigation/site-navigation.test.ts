import type { NavigationEntry } from 'contract/remote'
import { footerLinks, headerBar } from './site-navigation'

const entry = (label: string, order: number, parts: Partial<NavigationEntry> = {}): NavigationEntry => ({
  place: 'header',
  label,
  to: `/${label.toLowerCase()}`,
  order,
  ...parts,
})

const labels = (navigation: NavigationEntry[]) =>
  headerBar(navigation).map((item) => (item.kind === 'link' ? item.entry.label : item.menu.label))

it('orders links and menus; a menu takes the place of its first entry', () => {
  const navigation = [
    entry('Contact', 90),
    entry('Neem', 50, { place: { menu: 'Herbs' } }),
    entry('About', 10),
    entry('Tulsi', 5, { place: { menu: 'Herbs' } }),
  ]
  expect(labels(navigation)).toEqual(['Herbs', 'About', 'Contact'])
})

it('groups a menu by section headings and sets its overview apart', () => {
  const inMenu = (section?: string) => ({ place: { menu: 'Herbs', section } })
  const [item] = headerBar([
    entry('All herbs', 99, { ...inMenu(), overview: true }),
    entry('Ginger', 3, inMenu('Roots')),
    entry('Tulsi', 1, inMenu('Leaves')),
    entry('Neem', 2, inMenu('Leaves')),
  ])
  const menu = item?.kind === 'menu' ? item.menu : undefined
  expect(menu?.sections.map(({ heading, entries }) => [heading, entries.map(({ label }) => label)])).toEqual([
    ['Leaves', ['Tulsi', 'Neem']],
    ['Roots', ['Ginger']],
  ])
  expect(menu?.overview?.label).toBe('All herbs')
})

it('keeps footer links out of the header, and in their order', () => {
  const navigation = [
    entry('Privacy', 2, { place: 'footer' }),
    entry('About', 1),
    entry('Admissions', 1, { place: 'footer' }),
  ]
  expect(labels(navigation)).toEqual(['About'])
  expect(footerLinks(navigation).map(({ label }) => label)).toEqual(['Admissions', 'Privacy'])
})
