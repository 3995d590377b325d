import { allEnded } from '../concurrency/all-ended'
import type { StoredBuild } from '../store/builds/stored-build'
import type { Release } from '../store/releases/release'
import type { Draft } from './candidate'
import { emptiedSlots, endedOffers, vanishedPages } from './site-checks/check-breaking-changes'
import {
  checkBuildWeights,
  checkFrameWeight,
  checkPageWeights,
  pageWeightsBefore,
  type Budgets,
} from './site-checks/check-budgets'
import { unknownCalls, unknownForms } from './site-checks/check-forms'
import { checkLinks, checkNavigation, checkUnique, withLinkRemotes } from './site-checks/check-links'
import { unfitFills, unknownFills, unknownSlots } from './site-checks/check-slots'
import { checkStyles } from './site-checks/check-styles'
import { compared, joined, type Finding, type Findings } from './findings/finding'
import { siteSettings, type Combination } from './compose/combination'
import { plannedPages } from './render/page-plan'
import type { RenderedRelease } from './render-release'

const budgetsOf = ({ combination }: Draft) => siteSettings(combination).budgets

/** The budgets that the live release was checked with. */
const liveBudgets = (draft: Draft) => draft.live.get('shell')?.manifest.site?.budgets ?? budgetsOf(draft)

const checkBuilds = async (budgets: Budgets, builds: StoredBuild[], all: Combination) =>
  (await allEnded([checkStyles(builds, all), checkBuildWeights(budgets, builds)])).flat()

/** The live builds that the new ones replace. */
const replacedBuilds = ({ live, fresh }: Draft) =>
  fresh.flatMap(({ manifest }) => live.get(manifest.name) ?? [])

/** Findings in the new builds, whatever pages they have, and in the builds that they replace. */
export async function buildFindings(draft: Draft): Promise<Findings> {
  const { combination, live, fresh } = draft
  return compared(await checkBuilds(budgetsOf(draft), fresh, combination), () =>
    checkBuilds(liveBudgets(draft), replacedBuilds(draft), live),
  )
}

/** Findings between the pages of a release, and between them and the builds that are `fresh` in it. */
async function checkTogether(
  { site, combination: next, previous }: Draft,
  combination: Combination,
  fresh: StoredBuild[],
  { pages, origin }: Pick<Release, 'pages' | 'origin'>,
): Promise<Finding[]> {
  const indexed = [...plannedPages(combination).values()].filter(({ page }) => !page.metadata.noindex)
  const links = checkLinks(combination, pages)
  return [
    ...unknownSlots(pages, combination, previous?.pages ?? {}),
    ...unknownFills(fresh, combination, pages),
    ...unfitFills(combination),
    ...unknownForms(pages, combination),
    ...unknownCalls(combination, next),
    ...checkNavigation(combination, pages),
    ...(await withLinkRemotes(site, { pages, origin }, links)),
    ...checkUnique(indexed, 'title'),
    ...checkUnique(indexed, 'description'),
  ]
}

/** Findings in the pages of a would-be release all together: what is lost, what does not fit, and their weight. */
export async function releaseFindings(draft: Draft, { pages, rendered }: RenderedRelease): Promise<Findings> {
  const { site, combination, origin, fresh, live, previous } = draft
  const [budgets, budgetsBefore] = [budgetsOf(draft), liveBudgets(draft)]
  const livePages = previous?.pages ?? {}
  const lost = [
    ...vanishedPages(livePages, pages),
    ...emptiedSlots(live, combination, pages),
    ...endedOffers(live, combination),
  ]
  return joined([
    { found: lost, foundLive: [] },
    await compared(await checkTogether(draft, combination, fresh, { pages, origin }), async () =>
      previous ? checkTogether(draft, live, replacedBuilds(draft), previous) : [],
    ),
    await compared(await checkPageWeights(budgets, site, pages, rendered), (heavy) =>
      pageWeightsBefore(budgetsBefore, site, livePages, pages, heavy),
    ),
    await compared(await checkFrameWeight(budgets, site, pages, fresh), () =>
      checkFrameWeight(budgetsBefore, site, livePages, fresh),
    ),
  ])
}
