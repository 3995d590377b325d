import type { Manifest } from 'contract/manifest'
import { isReserved } from 'contract/reserved-paths'
import { SiteError } from '../../errors/site-error'
import type { Combination } from './combination'
import { versionConflicts } from './version-conflicts'

function* reservedPaths(combination: Combination): Generator<SiteError> {
  for (const { manifest } of combination.values()) {
    for (const { path } of manifest.pages.filter((page) => isReserved(page.path)))
      yield new SiteError(
        'route-reserved',
        `${manifest.name} offers the path ${path}, which the web server keeps for itself.`,
        'Give the page another path in src/remote.tsx.',
      )
  }
}

/** What only one remote may offer, in words. */
const words = {
  route: 'path',
  slot: 'fill of slot',
  area: 'area of slots',
  form: 'form',
  call: 'call',
  type: 'type of inquiries',
}

/** The areas in which a remote offers slots: `home` of `home.podcast`. */
const areasOf = ({ offeredSlots = {} }: Manifest) => [
  ...new Set(Object.keys(offeredSlots).map((name) => name.split('.')[0] ?? '')),
]

/** The types of calls for which a remote brings a schema. Several of its forms may send one type. */
const ownTypesOf = ({ forms = {} }: Manifest) => [
  ...new Set(Object.values(forms).flatMap(({ type, schema }) => (type && schema ? [type] : []))),
]

/** Which of two remotes has to give up what both offer: the one that does not offer it on the live site. */
function fixForTwo(live: Combination, names: [string, string], isOffered: (manifest: Manifest) => boolean) {
  if (names[0] === names[1]) return 'Take one of them out of its src/remote.tsx.'
  const isLive = (name: string) => {
    const build = live.get(name)
    return build !== undefined && isOffered(build.manifest)
  }
  const guests = names.filter((name) => !isLive(name))
  const [guest = 'One of them'] = guests.length === 1 ? guests : []
  return `${guest} has to give it up in its src/remote.tsx.`
}

/** `offered` lists what a remote offers; no two remotes may offer the same. */
function* overlaps(
  live: Combination,
  combination: Combination,
  what: keyof typeof words,
  offered: (manifest: Manifest) => string[],
): Generator<SiteError> {
  const ownersOf = new Map<string, Set<string>>()
  for (const { manifest } of combination.values()) {
    for (const item of offered(manifest)) {
      const owners = ownersOf.get(item) ?? new Set()
      for (const owner of owners)
        yield new SiteError(
          `${what}-overlap`,
          `The ${words[what]} ${item} is offered by ${owner === manifest.name ? `${owner} twice` : `${owner} and by ${manifest.name}`}.`,
          fixForTwo(live, [owner, manifest.name], (other) => offered(other).includes(item)),
        )
      ownersOf.set(item, owners.add(manifest.name))
    }
  }
}

/** Why builds cannot form one site. `live` holds the builds of the live site, whose conflicts come one by one: any of them may end. */
function* conflicts(live: Combination, combination: Combination): Generator<SiteError> {
  yield* versionConflicts(live, combination)
  yield* reservedPaths(combination)
  yield* overlaps(live, combination, 'route', ({ pages }) => pages.map(({ path }) => path))
  yield* overlaps(live, combination, 'slot', ({ slots }) => slots.map(({ name }) => name))
  yield* overlaps(live, combination, 'area', areasOf)
  yield* overlaps(live, combination, 'form', ({ forms = {} }) => Object.keys(forms))
  yield* overlaps(live, combination, 'call', ({ calls = {} }) => Object.keys(calls))
  yield* overlaps(live, combination, 'type', ownTypesOf)
}

/**
 * Refuses builds that cannot form one site, before anything is rendered.
 * @returns the conflicts of the live site itself: they do not block a change that did not cause them
 */
export function checkCombination(live: Combination, combination: Combination): SiteError[] {
  const before = new Set([...conflicts(live, live)].map(({ message }) => message))
  const all = [...conflicts(live, combination)]
  const brought = all.find(({ message }) => !before.has(message))
  if (brought) throw brought
  return all
}
