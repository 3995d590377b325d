import type { Release } from '../../store/release'

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/**
 * Pages of the `changing` remotes to which no other page leads, by a menu or a link: visitors do not find them. What search engines are kept
 * from (the search, the errors) neither counts as a way nor needs one.
 */
export function unlinkedPages(pages: Release['pages'], changing: string[]): string[] {
  const indexed = Object.entries(pages).filter(([, { noindex }]) => !noindex)
  const linked = new Set(
    indexed.flatMap(([page, { links }]) => links.map(pathOf).filter((path) => path !== page)),
  )
  return indexed
    .filter(([path, { remote }]) => changing.includes(remote) && path !== '/' && !linked.has(path))
    .map(([path]) => path)
}
