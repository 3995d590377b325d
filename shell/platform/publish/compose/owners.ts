import type { Manifest } from 'contract/manifest'
import { menuOf } from '../../navigation/site-navigation'
import type { Combination } from './combination'
import { SiteError } from '../../errors/site-error'

type Entry = Manifest['navigation'][number]

/** The part of a path that one remote owns: `/programs` of `/programs/pkt`. */
const areaOf = (path: string) => `/${path.split('/')[1] ?? ''}`

/** The remotes with a page in each area. */
function remotesByArea(combination: Combination): Map<string, Set<string>> {
  const areas = new Map<string, Set<string>>()
  for (const { manifest } of combination.values())
    for (const area of manifest.pages.map(({ path }) => areaOf(path)))
      areas.set(area, (areas.get(area) ?? new Set()).add(manifest.name))
  return areas
}

/** A path belongs to the remote that has pages below its first segment on the live site. */
function checkPaths(live: Combination, next: Combination): void {
  const before = remotesByArea(live)
  for (const [area, names] of remotesByArea(next)) {
    const isLive = (name: string) => before.get(area)?.has(name) === true
    const owner = [...names].find(isLive) ?? [...names][0]
    const guest = [...names].find((name) => name !== owner && !isLive(name))
    if (owner === undefined || guest === undefined) continue
    const page = next.get(guest)?.manifest.pages.find(({ path }) => areaOf(path) === area)
    throw new SiteError(
      'route-owned',
      `${guest} offers the path ${page?.path}; ${area} and all paths below it belong to ${owner}.`,
      `Give the page an address below a first segment of ${guest}'s own, or agree with the team of ${owner}.`,
    )
  }
}

/** The remotes that have an overview of a menu. */
const overviewOwners = (combination: Combination, menu: string) =>
  [...combination.values()]
    .filter(({ manifest }) => manifest.navigation.some((entry) => entry.overview && menuOf(entry) === menu))
    .map(({ manifest }) => manifest.name)

/** The remote that keeps the overview of a menu, or brings one; a menu without one belongs to all. */
function ownerOfMenu(live: Combination, next: Combination, menu: string): string | undefined {
  const before = overviewOwners(live, menu)
  const owners = overviewOwners(next, menu)
  return owners.find((name) => before.includes(name)) ?? owners[0]
}

/** A part of the navigation that an entry joins: its owner and its lowest order. */
interface Place {
  owner: string
  name: string
  first: number
  takesOverview: boolean
}

const firstOrder = (combination: Combination, name: string, isThere: (entry: Entry) => boolean) =>
  Math.min(...(combination.get(name)?.manifest.navigation ?? []).filter(isThere).map(({ order }) => order))

/** Every entry except those of the footer has a place in the header; one in a menu with an owner has a second place. */
function placesOf(live: Combination, next: Combination, entry: Entry): Place[] {
  const menu = menuOf(entry)
  const owner = menu === undefined ? undefined : ownerOfMenu(live, next, menu)
  const first = firstOrder(next, 'shell', ({ place }) => place === 'header')
  const header = { owner: 'shell', name: 'the header', first, takesOverview: false }
  if (owner === undefined) return [header]
  const firstInMenu = firstOrder(next, owner, (other) => menuOf(other) === menu)
  const takesOverview = entry.overview === true
  return [{ owner, name: `the menu ${menu}`, first: firstInMenu, takesOverview }, header]
}

function checkEntry(live: Combination, next: Combination, remote: string, entry: Entry): void {
  const isTaken = ({ owner, first, takesOverview }: Place) =>
    owner !== remote && (takesOverview || (first !== Infinity && entry.order <= first))
  const taken = placesOf(live, next, entry).find(isTaken)
  if (!taken) return
  const { owner, name, first, takesOverview } = taken
  throw new SiteError(
    'menu-owned',
    `The entry "${entry.label}" of ${remote} takes ${takesOverview ? 'the overview' : 'the first place'} of ${name}, which belongs to ${owner}.`,
    `In src/remote.tsx give it an order above ${first}${takesOverview ? `, and no \`overview\`; or publish it in one release with a build of ${owner} that has no overview there` : ''}.`,
  )
}

/** The first entry of a menu and its overview belong to the remote that has the overview; those of the header belong to the shell. */
function checkMenus(live: Combination, next: Combination): void {
  for (const { manifest } of next.values()) {
    const before = new Set(live.get(manifest.name)?.manifest.navigation.map((entry) => JSON.stringify(entry)))
    const changed = manifest.navigation.filter((entry) => !before.has(JSON.stringify(entry)))
    for (const entry of changed.filter(({ place }) => place !== 'footer'))
      checkEntry(live, next, manifest.name, entry)
  }
}

/** Refuses a change that takes something from another remote; what is live already may stay. */
export function checkOwners(live: Combination, next: Combination): void {
  checkPaths(live, next)
  checkMenus(live, next)
}
