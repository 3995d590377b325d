import { allEnded } from '../store/all-ended'
import { corruptArtefacts, pageArtefacts, storeArtefacts } from '../store/artefacts'
import { readBuild, type StoredBuild } from '../store/build-store'
import { islandsFile } from 'contract/page-data'
import type { SiteSettings } from 'contract/site-settings'
import {
  checkBuildWeights,
  checkFrameWeight,
  checkPageWeights,
  pageWeightsBefore,
} from './checks/check-budgets'
import { unknownCalls } from './checks/check-calls'
import { checkLinks, checkNavigation, checkUnique, withLinkRemotes } from './checks/check-links'
import { checkStyles } from './checks/check-styles'
import { endedOffers, unfitFills, unknownFills } from './checks/check-slots'
import { unlinkedPages } from './checks/unlinked-pages'
import { emptiedSlots, vanishedPages } from './checks/check-breaking-changes'
import { knownOf, newOf, type Finding, type KnownFinding } from './checks/finding'
import { checkCombination } from './check-combination'
import { changedRemotes, formsOf, navigationOf, type Combination } from './combination'
import { SiteError } from '../store/errors'
import { checkKit } from './kit/check-kit'
import { checkOwners } from './owners'
import { islandsOf } from './islands'
import { plannedPages } from './page-plan'
import { liveMove } from '../store/pointer'
import { readRelease, type Release } from '../store/release'
import { releaseId } from '../store/release-id'
import { renderRelease } from './render-release'
import { meetsAnotherReact } from './shared-versions'
import { searchArtefacts } from './search-index'
import { siteSettings } from './site-settings'
import type { SiteDirectory } from '../store/site-directory'

/** What a new release changes about the live one. */
export interface Change {
  /** Builds that take the place of their remotes' live versions. */
  fresh: StoredBuild[]
  /** A remote that leaves the site. */
  removed?: string
}

/** A release that could go live, and what its checks found. */
export interface Candidate {
  release: Release
  /** False where the same builds are live already. */
  changed: boolean
  rendered: string[]
  /** What was corrupt in the site directory, and is whole again. */
  repaired: string[]
  /** What this change causes, or what is seen for the first time. */
  findings: Finding[]
  /** What was live before this change. */
  known: KnownFinding[]
  /** Why the builds that are live already are no sound combination. */
  conflicts: SiteError[]
  /** Places whose optional fill failed: they show their own fallback. */
  fallbacks: Finding[]
  /** Pages of what changes to which no page leads. */
  unlinked: string[]
  /** Its builds, and those of the live release. */
  combination: Combination
  live: Combination
  /** The remotes that change. */
  changing: string[]
  /** What only a browser can prove: the remotes that meet another React. */
  toProve: string[]
  /** The live release that it is compared with. */
  previous: Release | undefined
  /** Number of the pointer's move that it is based on. */
  after: number
}

async function liveCombination(site: SiteDirectory, live: Release | undefined): Promise<Combination> {
  const versions = Object.entries(live?.builds ?? {})
  const builds = await Promise.all(versions.map(([remote, version]) => readBuild(site, remote, version)))
  return new Map(builds.map((build) => [build.manifest.name, build]))
}

const shellStays = () =>
  new SiteError(
    'no-shell',
    'The shell cannot be unpublished: every page needs its frame.',
    'Put another in its place: npm run site -- publish shell',
  )

function changedCombination(live: Combination, { fresh, removed }: Change): Combination {
  if (removed === 'shell') throw shellStays()
  const next = new Map([...live, ...fresh.map((build) => [build.manifest.name, build] as const)])
  if (removed !== undefined && !next.delete(removed)) {
    throw new SiteError(
      'remote-unknown',
      `The site has no remote ${removed}.`,
      `It has: ${[...live.keys()].join(', ')}.`,
    )
  }
  return next
}

const repairedBuilds = ({ fresh }: Change) =>
  fresh.filter(({ repaired }) => repaired).map(({ manifest, version }) => `${manifest.name}@${version}`)

/** What is wrong between the pages of a release. */
async function checkTogether(
  site: SiteDirectory,
  combination: Combination,
  { pages, origin }: Pick<Release, 'pages' | 'origin'>,
): Promise<Finding[]> {
  const indexed = [...plannedPages(combination).values()].filter(({ page }) => !page.metadata.noindex)
  const links = checkLinks(
    pages,
    navigationOf(combination).map(({ to }) => to),
  )
  return [
    ...checkNavigation(combination.values(), pages),
    ...(await withLinkRemotes(site, { pages, origin }, links)),
    ...checkUnique(indexed, 'title'),
    ...checkUnique(indexed, 'description'),
  ]
}

type Budgets = SiteSettings['budgets']

/** What is wrong with builds, whatever pages they have. */
const checkBuilds = async (budgets: Budgets, builds: StoredBuild[], combination: Combination) =>
  (await allEnded([checkStyles(builds, combination), checkBuildWeights(budgets, builds)])).flat()

/** What was wrong already with the live builds of the remotes of `fresh`, where something is found at all. */
async function buildsBefore(budgets: Budgets, found: Finding[], fresh: StoredBuild[], live: Combination) {
  if (found.length === 0) return []
  return checkBuilds(
    budgets,
    fresh.flatMap(({ manifest }) => live.get(manifest.name) ?? []),
    live,
  )
}

/** Every file of a release that is no page, by name. The web server and the export serve whatever is here. */
const artefactsOf = async (site: SiteDirectory, combination: Combination, release: Release) => ({
  ...Object.fromEntries([...pageArtefacts].map(([name, contentOf]) => [name, contentOf(release)])),
  [islandsFile]: JSON.stringify(islandsOf(combination)),
  ...(await searchArtefacts(site, combination, release)),
})

/** Renders and checks what the site would be after `change`. Nothing of it is live. */
export async function prepare(site: SiteDirectory, change: Change, origin: string): Promise<Candidate> {
  const move = await liveMove(site)
  const previous = move && (await readRelease(site, move.release))
  const live = await liveCombination(site, previous)
  const combination = changedCombination(live, change)
  const conflicts = checkCombination(live, combination)
  checkOwners(live, combination)
  await checkKit(live, combination)
  const { fresh } = change
  const { budgets } = siteSettings(combination)
  const liveBudgets = live.get('shell')?.manifest.site?.budgets ?? budgets
  // What concerns builds alone is checked while pages are compressed.
  const [
    { pages, islands, findings: ofPages, before: ofPagesBefore, fallbacks, rendered, repaired },
    ofBuilds,
  ] = await allEnded([
    renderRelease({ site, combination, origin, previous, live }),
    checkBuilds(budgets, fresh, combination),
  ])
  const builds = Object.fromEntries([...combination].map(([name, { version }]) => [name, version]))
  const id = releaseId({ builds, origin, pages })
  const bare = {
    id,
    at: new Date().toISOString(),
    origin,
    builds,
    pages,
    islands,
    forms: formsOf(combination),
  }
  const corrupt = previous ? await corruptArtefacts(site, previous) : []
  const artefacts = await storeArtefacts(site, await artefactsOf(site, combination, bare))
  const livePages = previous?.pages ?? {}
  const heavy = await checkPageWeights(budgets, site, pages, rendered)
  const frame = await checkFrameWeight(budgets, site, pages, fresh)
  const found = [
    ...ofPages,
    ...(await checkTogether(site, combination, bare)),
    ...vanishedPages(livePages, pages),
    ...unknownCalls(live, combination),
    ...unknownFills(fresh, combination, pages),
    ...emptiedSlots(live, combination, pages),
    ...endedOffers(live, combination),
    ...unfitFills(combination),
    ...ofBuilds,
    ...heavy,
    ...frame,
  ]
  const before = [
    ...ofPagesBefore,
    ...(previous ? await checkTogether(site, live, previous) : []),
    ...unfitFills(live),
    ...(await buildsBefore(liveBudgets, ofBuilds, fresh, live)),
    ...(await pageWeightsBefore(liveBudgets, site, livePages, pages, heavy)),
    ...(frame.length > 0 ? await checkFrameWeight(liveBudgets, site, livePages, fresh) : []),
  ]
  const changing = changedRemotes(live, combination)
  return {
    release: { ...bare, artefacts },
    fallbacks,
    unlinked: unlinkedPages(pages, changing),
    combination,
    live,
    changing,
    toProve: meetsAnotherReact(live, combination),
    previous,
    changed: id !== previous?.id,
    rendered,
    repaired: [...repairedBuilds(change), ...repaired, ...corrupt],
    findings: newOf(found, before, changing),
    known: knownOf(found, before, previous?.accepted ?? []),
    conflicts,
    after: move?.number ?? 0,
  }
}
