import { slotNames } from 'contract/slots'
import type { StoredBuild } from '../../store/build-store'
import type { Combination } from '../combination'
import { slotFillers } from '../page-plan'
import { perCombination } from '../per-combination'
import type { Release } from '../../store/release'
import type { Finding } from './finding'

/** Slots that the kit of this checkout or of a live build knows: a name may be newer than this checkout. */
const declaredSlots = perCombination(
  (combination) =>
    new Set([
      ...slotNames,
      ...[...combination.values()].flatMap(({ manifest }) => manifest.knownSlots ?? []),
    ]),
)

const finding = (page: string, known: Iterable<string>, found: string, remote: string): Finding => ({
  page,
  check: 'slot',
  about: found,
  expected: `one of the site's slots: ${[...new Set(known)].join(', ')}`,
  found,
  remote,
})

/** A page of `remote` may hold slots that a live build knows or fills; any other is a mistyped name, which stays empty. */
export function unknownSlots(
  page: string,
  slots: string[],
  combination: Combination,
  remote: string,
): Finding[] {
  const known = new Set([...declaredSlots(combination), ...slotFillers(combination).keys()])
  return slots.filter((name) => !known.has(name)).map((name) => finding(page, known, name, remote))
}

/** A new build may fill slots that a live build knows or a page holds; any other is a mistyped name, which would go unnoticed. */
export function unknownFills(
  fresh: StoredBuild[],
  combination: Combination,
  pages: Release['pages'],
): Finding[] {
  const held = Object.values(pages).flatMap(({ slots }) => slots)
  const known = new Set([...declaredSlots(combination), ...held])
  return fresh.flatMap(({ manifest }) =>
    manifest.slots
      .filter(({ name }) => !known.has(name))
      .map(({ name }) => finding(manifest.name, known, name, manifest.name)),
  )
}
