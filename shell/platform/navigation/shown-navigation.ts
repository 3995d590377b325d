import type { NavigationEntry } from 'contract/remote'
import type { MenuSettings } from 'contract/site-settings'
import { footerId, menuId, menuPath } from './menu-addresses'
import { footerEntries, headerBar, type BarItem, type Menu } from './site-navigation'

/** Most entries that the frame shows in one place, because every page contains them. */
export const shownAtMost = { bar: 8, menu: 10, footer: 8 }

/** `shown`, and a link to the rest after it, if there is a rest. */
const withLink = (
  shown: NavigationEntry[],
  hasRest: boolean,
  link: Omit<NavigationEntry, 'order'>,
): NavigationEntry[] =>
  hasRest ? [...shown, { ...link, order: Math.max(...shown.map(({ order }) => order)) }] : shown

function shownOfMenu({ label, sections, overview }: Menu, words: MenuSettings): NavigationEntry[] {
  const entries = sections.flatMap((section) => section.entries)
  const shown = withLink(entries.slice(0, shownAtMost.menu), entries.length > shownAtMost.menu, {
    place: { menu: label },
    label: words.allInMenu.replace('{menu}', label),
    to: `${menuPath}#${menuId(label)}`,
  })
  return [...shown, ...(overview ? [overview] : [])]
}

const labelOf = (item: BarItem) => (item.kind === 'menu' ? item.menu.label : item.entry.label)

/** Items that the site names keep their places; the others fill the rest, in their order. */
function shownItems(bar: BarItem[], { alwaysInBar }: MenuSettings): BarItem[] {
  const isOwn = (item: BarItem) => alwaysInBar.includes(labelOf(item))
  const chosen = [...bar.filter(isOwn), ...bar.filter((item) => !isOwn(item))].slice(0, shownAtMost.bar)
  return bar.filter((item) => chosen.includes(item))
}

function shownOfHeader(all: NavigationEntry[], words: MenuSettings): NavigationEntry[] {
  const bar = headerBar(all)
  const items = shownItems(bar, words)
  const shown = items.flatMap((item) => (item.kind === 'menu' ? shownOfMenu(item.menu, words) : [item.entry]))
  const link = { place: 'header', label: words.allInBar, to: menuPath } as const
  return withLink(shown, items.length < bar.length, link)
}

function shownOfFooter(all: NavigationEntry[], words: MenuSettings): NavigationEntry[] {
  const links = footerEntries(all)
  const link = { place: 'footer', label: words.allInFooter, to: `${menuPath}#${footerId}` } as const
  return withLink(links.slice(0, shownAtMost.footer), links.length > shownAtMost.footer, link)
}

/**
 * The part of the navigation that the frame of every page shows: a fixed number of entries in each place, then a link to the page that
 * lists all. So pages do not grow with the number of remotes, and further entries change only that page.
 */
export const shownNavigation = (all: NavigationEntry[], words: MenuSettings): NavigationEntry[] => [
  ...shownOfHeader(all, words),
  ...shownOfFooter(all, words),
]
