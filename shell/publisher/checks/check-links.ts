import type { Release } from '../release'
import type { Finding } from './finding'

function brokenLink(pages: Release['pages'], address: string): string | undefined {
  const [path = '', anchor] = address.replace(/\?[^#]*/, '').split('#')
  const target = pages[path]
  if (!target) return 'no such page'
  if (anchor && !target.ids.includes(anchor)) return `the page has no element with the id "${anchor}"`
  return undefined
}

/** Every link between pages, of whichever section, must lead somewhere; anchors included. */
export function checkLinks(pages: Release['pages']): Finding[] {
  // Header and footer repeat theirs on every page.
  const addresses = new Set(Object.values(pages).flatMap(({ links }) => links))
  const problems = new Map(
    [...addresses].flatMap((address) => {
      const problem = brokenLink(pages, address)
      return problem ? [[address, problem] as const] : []
    }),
  )
  return Object.entries(pages).flatMap(([page, { links }]) =>
    links
      .filter((address) => problems.has(address))
      .map((address) => ({
        page,
        check: 'internal link',
        expected: `${address} leads to a page`,
        found: problems.get(address) ?? '',
      })),
  )
}

/** Titles and descriptions are what a reader of search results tells pages apart by. */
export function checkUnique(titles: Map<string, string>, what: string): Finding[] {
  const seen = new Map<string, string>()
  return [...titles].flatMap(([path, value]) => {
    const other = seen.get(value)
    seen.set(value, path)
    return other
      ? [{ page: path, check: `unique ${what}`, expected: `unlike that of ${other}`, found: value }]
      : []
  })
}
