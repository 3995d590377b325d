import type { NavigationEntry } from 'contract/remote'
import type { MenuSettings } from 'contract/site-settings'
import { footerId, menuId, menuPath } from './menu-addresses'
import { footerEntries, headerBar, type BarItem, type Menu } from './site-navigation'

/** Most entries that the frame shows in one place, because every page contains them. */
export const shownAtMost = { bar: 8, menu: 10, footer: 8 }

const linkToAll = (place: NavigationEntry['place'], label: string, id: string, order: number) => ({
  place,
  label,
  to: menuPath + (id && `#${id}`),
  order,
})

const lastOrder = (entries: NavigationEntry[]) => Math.max(...entries.map(({ order }) => order))

function shownOfMenu({ label, sections, overview }: Menu, words: MenuSettings): NavigationEntry[] {
  const entries = sections.flatMap((section) => section.entries)
  const shown = entries.slice(0, shownAtMost.menu)
  const rest =
    entries.length > shown.length
      ? [
          linkToAll(
            { menu: label },
            words.allInMenu.replace('{menu}', label),
            menuId(label),
            lastOrder(shown),
          ),
        ]
      : []
  return [...shown, ...rest, ...(overview ? [overview] : [])]
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
  return items.length === bar.length
    ? shown
    : [...shown, linkToAll('header', words.allInBar, '', lastOrder(shown))]
}

function shownOfFooter(all: NavigationEntry[], words: MenuSettings): NavigationEntry[] {
  const links = footerEntries(all)
  const shown = links.slice(0, shownAtMost.footer)
  return shown.length === links.length
    ? shown
    : [...shown, linkToAll('footer', words.allInFooter, footerId, lastOrder(shown))]
}

/**
 * The part of the navigation that the frame of every page shows: a fixed number of entries in each place, then a link to the page that
 * lists all. So pages do not grow with the number of remotes, and further entries change only that page.
 */
export const shownNavigation = (all: NavigationEntry[], words: MenuSettings): NavigationEntry[] => [
  ...shownOfHeader(all, words),
  ...shownOfFooter(all, words),
]
