import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { partId } from 'contract/part-id'
import type { Release, ReleasePage } from '../../store/releases/release'
import type { SiteDirectory } from '../../store/places/site-directory'
import { navigationOf, type Combination } from '../compose/combination'
import { sideBySide } from '../../concurrency/side-by-side'
import { inTime } from '../findings/in-time'
import { pageFacts, type PageFacts } from '../page-checks/page-facts'
import type { PlannedPage } from '../render/page-plan'
import type { Finding } from '../findings/finding'

/** An option that a link chooses and its page does not have. Parameters without a select are ignored: statistics use them. */
function unknownQuery({ queries }: ReleasePage, search: string): string | undefined {
  for (const [name, value] of new URLSearchParams(search)) {
    // Any parameter may be in a link: "constructor" has no select.
    const values = Object.hasOwn(queries, name) ? queries[name]?.values : undefined
    if (values && !values.includes(value)) return `the page takes ${values.join(', ')} as "${name}"`
  }
  return undefined
}

function brokenLink(pages: Release['pages'], address: string): string | undefined {
  const [, path = '', search = '', fragment] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(address) ?? []
  // The bundler wrote this address.
  if (path.startsWith('/assets/')) return undefined
  const target = pages[path]
  if (!target) return 'no such page'
  const id = fragment && partId(fragment)
  if (id && !target.ids.includes(id)) return `the page has no element with the id "${id}"`
  return unknownQuery(target, search)
}

const leadsToPage = (address: string) => `${address} leads to a page`

const finding = (page: string, address: string, problem: string, remote: string): Finding => ({
  page,
  check: 'internal link',
  expected: leadsToPage(address),
  found: problem,
  remote,
})

/** Navigation entries that lead nowhere. */
export function checkNavigation(combination: Combination, pages: Release['pages']): Finding[] {
  const findings = [...combination.values()].flatMap(({ manifest: { name, navigation } }) =>
    navigation.flatMap(({ label, to }) => {
      const problem = brokenLink(pages, to)
      return problem ? [finding(`navigation of ${name}, "${label}"`, to, problem, name)] : []
    }),
  )
  // A remote may have the same entry in the header, in a menu and in the footer.
  return [...new Map(findings.map((found) => [found.page + found.expected, found])).values()]
}

/** Links between pages that lead nowhere, with their anchors. `checkNavigation` checks those of the navigation: every page repeats them. */
export function checkLinks(combination: Combination, pages: Release['pages']): Finding[] {
  const repeated = new Set(navigationOf(combination).map(({ to }) => to))
  const addresses = new Set(Object.values(pages).flatMap(({ links }) => links))
  const problems = new Map(
    [...addresses].flatMap((address) => {
      const problem = repeated.has(address) ? undefined : brokenLink(pages, address)
      return problem ? [[address, problem] as const] : []
    }),
  )
  return Object.entries(pages).flatMap(([page, { links, remote }]) =>
    links
      .filter((address) => problems.has(address))
      .map((address) => finding(page, address, problems.get(address) ?? '', remote)),
  )
}

/** How many pages are read side by side: one may have thousands of findings. */
const pagesAtOnce = 8

/** Findings on one page, each for the remotes whose fragments hold the link. */
function chargeLinks(findings: Finding[], { parts }: PageFacts): Finding[] {
  const remotesOf = new Map<string, string[]>()
  for (const [remote, { links }] of Object.entries(parts))
    for (const address of links)
      remotesOf.set(leadsToPage(address), [...(remotesOf.get(leadsToPage(address)) ?? []), remote])
  return findings.flatMap((found) =>
    (remotesOf.get(found.expected) ?? [found.remote]).map((remote) => ({ ...found, remote })),
  )
}

/** The findings of `checkLinks`, each for the remotes whose fragments hold the link: a release lists a page's links without them. */
export async function withLinkRemotes(
  site: SiteDirectory,
  { pages, origin }: Pick<Release, 'pages' | 'origin'>,
  findings: Finding[],
): Promise<Finding[]> {
  const byPage = new Map<string, Finding[]>()
  for (const found of findings) {
    const ofPage = byPage.get(found.page) ?? []
    ofPage.push(found)
    byPage.set(found.page, ofPage)
  }
  const charged = await sideBySide([...byPage], pagesAtOnce, async ([page, ofPage]) => {
    const html = await readFile(join(site.pages, pages[page]?.html ?? ''), 'utf8').catch(() => '')
    return inTime(page, () => chargeLinks(ofPage, pageFacts(html, new URL(page, origin))))
  })
  return charged.flat()
}

/** Readers of search results tell pages apart by title and description. */
export function checkUnique(pages: PlannedPage[], what: 'title' | 'description'): Finding[] {
  const seen = new Map<string, string>()
  return pages.flatMap(({ remote, page: { path, metadata } }) => {
    const value = metadata[what]
    const other = seen.get(value)
    seen.set(value, path)
    return other
      ? [{ page: path, check: `unique ${what}`, expected: `unlike that of ${other}`, found: value, remote }]
      : []
  })
}
