import type { NavigationEntry } from 'shared-ui'

const keyOf = ({ place, to }: NavigationEntry) => JSON.stringify([place, to])

/** The entries from the sources, and the published ones that are not the same. An entry that leads to another remote's page is in both. */
export function mergeNavigation(own: NavigationEntry[], published: NavigationEntry[]): NavigationEntry[] {
  const taken = new Set(own.map(keyOf))
  return [...own, ...published.filter((entry) => !taken.has(keyOf(entry)))]
}
