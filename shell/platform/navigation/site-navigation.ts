import type { NavigationEntry } from 'contract/remote'

/** A dropdown of the header. */
export interface Menu {
  label: string
  /** Entries by heading, in order; the heading is undefined for entries without one. */
  sections: { heading: string | undefined; entries: NavigationEntry[] }[]
  /** The "view all" link. */
  overview: NavigationEntry | undefined
}

/** An item of the header's bar. */
export type BarItem = { kind: 'link'; entry: NavigationEntry } | { kind: 'menu'; menu: Menu }

const byOrder = (a: NavigationEntry, b: NavigationEntry) => a.order - b.order

/** The label of the menu that an entry is in. */
export const menuOf = ({ place }: NavigationEntry) => (typeof place === 'object' ? place.menu : undefined)

const sectionOf = ({ place }: NavigationEntry) => (typeof place === 'object' ? place.section : undefined)

function buildMenu(label: string, all: NavigationEntry[]): Menu {
  const entries = all.filter((entry) => menuOf(entry) === label)
  const listed = entries.filter((entry) => !entry.overview)
  const headings = [...new Set(listed.map(sectionOf))]
  return {
    label,
    sections: headings.map((heading) => ({
      heading,
      entries: listed.filter((e) => sectionOf(e) === heading),
    })),
    overview: entries.find((entry) => entry.overview),
  }
}

/** The entry of a menu for the page at `path`. */
export const entryAt = ({ sections, overview }: Menu, path: string): NavigationEntry | undefined =>
  [...sections.flatMap(({ entries }) => entries), overview].find((entry) => entry?.to === path)

/** The header's bar with the entries of all live remotes: a new menu becomes a dropdown. */
export function headerBar(navigation: NavigationEntry[]): BarItem[] {
  const entries = navigation.filter((entry) => entry.place !== 'footer').toSorted(byOrder)
  const seen = new Set<string>()
  return entries.flatMap((entry): BarItem[] => {
    const label = menuOf(entry)
    if (label === undefined) return [{ kind: 'link', entry }]
    if (seen.has(label)) return []
    seen.add(label)
    return [{ kind: 'menu', menu: buildMenu(label, entries) }]
  })
}

export const footerEntries = (navigation: NavigationEntry[]) =>
  navigation.filter((entry) => entry.place === 'footer').toSorted(byOrder)

export const footerLinks = (navigation: NavigationEntry[]) =>
  footerEntries(navigation).map(({ label, to }) => ({ label, href: to }))
