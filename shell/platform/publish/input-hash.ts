import { perCombination, type Combination } from './combination'
import { contentHash } from '../store/hash'
import type { IslandHashes } from './islands'
import { pageData, slotFillers, type PlannedPage } from './page-plan'
import { shownNavigationOf } from './shown-navigation'

const navigationHash = perCombination((combination) =>
  contentHash(JSON.stringify(shownNavigationOf(combination))),
)

/**
 * Of all that a page is made of, this and nothing else can change its bytes: `data` names the build of the shell, which renders
 * it, and the builds of its own code; of an island counts what it shows.
 */
export function inputHash(
  combination: Combination,
  planned: PlannedPage,
  slots: string[],
  origin: string,
  islands: IslandHashes,
): string {
  const data = pageData(combination, planned, slots)
  return contentHash(
    JSON.stringify([
      data,
      planned.page.metadata,
      navigationHash(combination),
      origin,
      slots.map((name) => islands[name] ?? slotFillers(combination).has(name)),
    ]),
  )
}
