import type { NavigationEntry } from 'contract/remote'
import type { MenuSettings } from 'contract/site-settings'
import { footerId, menuId } from './menu-addresses'
import { footerEntries, headerBar, type Menu } from './site-navigation'

/** An entry on the page that lists every menu. */
type ListedEntry = Pick<NavigationEntry, 'label' | 'to' | 'code' | 'hours'>

/** A menu on that page, with the id for links to it. */
export interface ListedMenu {
  id: string
  label: string
  entries: ListedEntry[]
}

const listed = (id: string, label: string, entries: NavigationEntry[]): ListedMenu => ({
  id,
  label,
  entries: entries.map(({ label: text, to, code, hours }) => ({ label: text, to, code, hours })),
})

const entriesOf = ({ sections, overview }: Menu) => [
  ...sections.flatMap(({ entries }) => entries),
  ...(overview ? [overview] : []),
]

/** The whole navigation as menus: the header's links, each of its menus, the footer's links. */
export function listedMenus(all: NavigationEntry[], words: MenuSettings): ListedMenu[] {
  const bar = headerBar(all)
  const links = bar.flatMap((item) => (item.kind === 'link' ? [item.entry] : []))
  const menus = bar.flatMap((item) => (item.kind === 'menu' ? [item.menu] : []))
  return [
    listed('header-links', words.headerLinks, links),
    ...menus.map((menu) => listed(menuId(menu.label), menu.label, entriesOf(menu))),
    listed(footerId, words.footerLinks, footerEntries(all)),
  ]
}
