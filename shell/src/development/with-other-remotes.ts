import type { NavigationEntry } from 'shared-ui'

const placeOf = ({ place, to }: NavigationEntry) => JSON.stringify([place, to])

/** The entries of remotes in development, and those of published remotes that are not among them. */
export function withOtherRemotes(own: NavigationEntry[], published: NavigationEntry[]): NavigationEntry[] {
  const taken = new Set(own.map(placeOf))
  return [...own, ...published.filter((entry) => !taken.has(placeOf(entry)))]
}
