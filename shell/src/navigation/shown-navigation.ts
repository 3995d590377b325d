import type { NavigationEntry } from 'shared-ui'
import { alwaysInBar, linksToAll } from '../../content/menu-page'
import { footerId, groupId, menuPath } from './menu-addresses'
import { footerEntries, headerBar, type BarItem, type Menu } from './site-navigation'

/** Most entries that the frame shows in one place: every page holds and sends them. */
export const shownAtMost = { bar: 8, menu: 10, footer: 8 }

const linkToAll = (place: NavigationEntry['place'], label: string, id: string, order: number) => ({
  place,
  label,
  to: menuPath + (id && `#${id}`),
  order,
})

const lastOrder = (entries: NavigationEntry[]) => Math.max(...entries.map(({ order }) => order))

function shownOfMenu({ label, sections, overview }: Menu): NavigationEntry[] {
  const entries = sections.flatMap((section) => section.entries)
  const shown = entries.slice(0, shownAtMost.menu)
  const rest =
    entries.length > shown.length
      ? [linkToAll({ menu: label }, linksToAll.inMenu(label), groupId(label), lastOrder(shown))]
      : []
  return [...shown, ...rest, ...(overview ? [overview] : [])]
}

const labelOf = (item: BarItem) => (item.kind === 'menu' ? item.menu.label : item.entry.label)

/** The college's own items keep their places; the others take what is left in their order. */
function shownItems(bar: BarItem[]): BarItem[] {
  const isOwn = (item: BarItem) => alwaysInBar.includes(labelOf(item))
  const chosen = [...bar.filter(isOwn), ...bar.filter((item) => !isOwn(item))].slice(0, shownAtMost.bar)
  return bar.filter((item) => chosen.includes(item))
}

function shownOfHeader(all: NavigationEntry[]): NavigationEntry[] {
  const bar = headerBar(all)
  const items = shownItems(bar)
  const shown = items.flatMap((item) => (item.kind === 'menu' ? shownOfMenu(item.menu) : [item.entry]))
  return items.length === bar.length
    ? shown
    : [...shown, linkToAll('header', linksToAll.inBar, '', lastOrder(shown))]
}

function shownOfFooter(all: NavigationEntry[]): NavigationEntry[] {
  const links = footerEntries(all)
  const shown = links.slice(0, shownAtMost.footer)
  return shown.length === links.length
    ? shown
    : [...shown, linkToAll('footer', linksToAll.inFooter, footerId, lastOrder(shown))]
}

/**
 * What of the site's navigation the frame of every page shows: a stated number of entries in each place, then a link to the
 * page that lists all. So a page does not grow with the number of sections, and an entry beyond changes that one page only.
 */
export const shownNavigation = (all: NavigationEntry[]): NavigationEntry[] => [
  ...shownOfHeader(all),
  ...shownOfFooter(all),
]
