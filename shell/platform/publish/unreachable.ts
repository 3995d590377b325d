import type { Release } from '../store/releases/release'
import { navigationOf, type Combination } from './compose/combination'

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/**
 * Pages of the `changing` remotes that no menu and no other page links to: visitors cannot find them. Pages that search engines
 * must not list (the search, all menus, the errors) do not count as a way and do not need one.
 */
export function unlinkedPages(
  pages: Release['pages'],
  combination: Combination,
  changing: string[],
): string[] {
  const indexed = Object.entries(pages).filter(([, { noindex }]) => !noindex)
  const linked = new Set([
    ...navigationOf(combination).map(({ to }) => pathOf(to)),
    ...indexed.flatMap(([page, { links }]) => links.map(pathOf).filter((path) => path !== page)),
  ])
  return indexed
    .filter(([path, { remote }]) => changing.includes(remote) && path !== '/' && !linked.has(path))
    .map(([path]) => path)
}

/** Forms that the `changing` remotes declare and no page holds: visitors cannot send them. */
export function unusedForms(pages: Release['pages'], combination: Combination, changing: string[]): string[] {
  const used = new Set(Object.values(pages).flatMap(({ forms }) => forms.map(({ kind }) => kind)))
  return [...combination.values()]
    .filter(({ manifest }) => changing.includes(manifest.name))
    .flatMap(({ manifest }) => Object.keys(manifest.forms ?? {}))
    .filter((kind) => !used.has(kind))
}
