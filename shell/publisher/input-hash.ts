import type { Combination } from './combination'
import { contentHash } from './hash'
import { perCombination } from './per-combination'
import { pageData, slotFillers, type PlannedPage } from './page-plan'
import { shownNavigationOf } from './shown-navigation'

/** Raised when the same input comes out as other bytes or facts than before: every page is then rendered once more. */
const outputFormat = 7

const navigationHash = perCombination((combination) =>
  contentHash(JSON.stringify(shownNavigationOf(combination))),
)

/** Of all that a page is made of, this and nothing else can change its bytes. */
export function inputHash(
  combination: Combination,
  planned: PlannedPage,
  slots: string[],
  origin: string,
): string {
  const data = pageData(combination, planned, slots)
  return contentHash(
    JSON.stringify([
      outputFormat,
      data,
      planned.page.metadata,
      navigationHash(combination),
      origin,
      slots.map((name) => slotFillers(combination).has(name)),
    ]),
  )
}
