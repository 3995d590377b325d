import type { NavigationEntry } from 'contract/remote'
import { footerLinks, headerBar } from './site-navigation'
import { menuId } from './menu-addresses'
import { shownAtMost, shownNavigation } from './shown-navigation'

const words = {
  alwaysInBar: ['Home', 'Programs', 'Admissions', 'Faculty', 'About', 'Resources', 'Contact'],
  headerLinks: 'Main links',
  footerLinks: 'Footer links',
  allInBar: 'All menus',
  allInMenu: 'All in {menu}',
  allInFooter: 'All links',
}

const entry = (
  label: string,
  place: NavigationEntry['place'],
  parts: Partial<NavigationEntry> = {},
): NavigationEntry => ({ place, label, to: `/${label.toLowerCase()}`, order: 800, ...parts })

const many = (count: number, place: NavigationEntry['place']) =>
  Array.from({ length: count }, (_, index) => entry(`Link ${index}`, place, { to: `/link/${index}` }))

const barOf = (all: NavigationEntry[]) => headerBar(shownNavigation(all, words))

const menuOf = (all: NavigationEntry[]) => {
  const [item] = barOf(all)
  if (item?.kind !== 'menu') throw new Error('The first item of the bar is a menu.')
  return item.menu
}

const labels = (bar: ReturnType<typeof barOf>) =>
  bar.map((item) => (item.kind === 'menu' ? item.menu.label : item.entry.label))

it('does not change a navigation that the frame can show completely', () => {
  const all = [
    ...many(shownAtMost.menu, { menu: 'Herbs' }),
    entry('All herbs', { menu: 'Herbs' }, { overview: true }),
    ...many(shownAtMost.bar - 1, 'header'),
    ...many(shownAtMost.footer, 'footer'),
  ]
  expect(shownNavigation(all, words)).toEqual(all)
})

it('cuts a menu short: the first entries, a link to all of them, the overview', () => {
  const menu = menuOf([
    ...many(200, { menu: 'Herbs' }),
    entry('All herbs', { menu: 'Herbs' }, { overview: true }),
  ])
  const entries = menu.sections.flatMap(({ entries: listed }) => listed)
  expect(entries.map(({ to }) => to)).toEqual([
    ...many(shownAtMost.menu, 'header').map(({ to }) => to),
    '/menu#menu-Herbs',
  ])
  expect(entries.at(-1)?.label).toBe('All in Herbs')
  expect(menu.overview?.label).toBe('All herbs')
})

it('keeps the sections of a menu in their order, the link to all entries after them', () => {
  const herb = (section: string, index: number) =>
    entry(`${section} ${index}`, { menu: 'Herbs', section }, { to: `/${section}/${index}`, order: index })
  const all = Array.from({ length: 8 }, (_, index) => [herb('Leaves', index), herb('Roots', index)]).flat()
  expect(menuOf(all).sections.map(({ heading, entries }) => [heading, entries.length])).toEqual([
    ['Leaves', 8],
    ['Roots', 2],
    [undefined, 1],
  ])
})

it('shortens the bar: later entries are behind one link at its end', () => {
  const bar = barOf([...many(6, 'header'), entry('One', { menu: 'One' }), ...many(40, 'header')])
  expect(bar).toHaveLength(shownAtMost.bar + 1)
  expect(bar.at(-1)).toMatchObject({ kind: 'link', entry: { label: 'All menus', to: '/menu' } })
})

it('keeps the site’s own places in the bar, however many remotes come before them', () => {
  const own = ['Home', 'Admissions', 'Faculty', 'About', 'Contact'].map((label) =>
    entry(label, 'header', { order: 900 }),
  )
  const menus = ['Programs', 'Resources'].map((menu) => entry('Overview', { menu }, { to: `/${menu}` }))
  const bar = labels(barOf([...many(100, 'header'), ...menus, ...own]))
  for (const label of words.alwaysInBar) expect(bar).toContain(label)
  expect(bar).toHaveLength(shownAtMost.bar + 1)
})

it('cuts the footer short', () => {
  const links = footerLinks(shownNavigation(many(30, 'footer'), words))
  expect(links).toHaveLength(shownAtMost.footer + 1)
  expect(links.at(-1)).toEqual({ label: 'All links', href: '/menu#footer-links' })
})

it('gives menus whose labels differ only in special letters different ids', () => {
  const ids = ['Herbs', 'herbs', 'Herbs & Roots', 'Herbs Roots', 'Kräuter', '本草'].map(menuId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^menu-[\w.~!*'()-]+$/)
})
