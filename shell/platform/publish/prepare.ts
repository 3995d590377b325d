import { allEnded } from '../concurrency/all-ended'
import { missingArtefacts, storeArtefacts } from '../store/releases/artefacts'
import { readBuild } from '../store/builds/stored-build'
import { SiteError } from '../errors/site-error'
import { liveMove } from '../store/moves/pointer'
import { readRelease, type Release } from '../store/releases/release'
import { releaseId } from '../store/releases/release-id'
import type { SiteDirectory } from '../store/places/site-directory'
import { artefactsOf } from './artefacts'
import type { Candidate, Change, Draft } from './candidate'
import { checkCombination } from './compose/check-combination'
import { joined, knownOf, newOf } from './findings/finding'
import { inTime } from './findings/in-time'
import { changedRemotes, formsOf, siteSettings, type Combination } from './compose/combination'
import { checkKit } from './compose/kit/check-kit'
import { checkOwners } from './compose/owners'
import { siteMoved } from './refusals'
import { buildFindings, releaseFindings } from './release-findings'
import { renderRelease } from './render-release'

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

function requireReplaced(live: Combination, { replaces }: Change): void {
  if (!replaces) return
  const { remote, version } = replaces
  const found = live.get(remote)?.version
  if (found !== version) throw siteMoved(`${remote} is at ${found ?? 'no version'}`)
}

const repairedBuilds = ({ fresh }: Change) =>
  fresh.filter(({ repaired }) => repaired).map(({ manifest, version }) => `${manifest.name}@${version}`)

/** The address of a site that has none configured. */
const sampleOrigin = 'http://college.example'

/**
 * Renders and checks what the site would be after `change`. Nothing goes live. The address of the site is `wantedOrigin`, else that of the
 * live release.
 */
export async function prepare(
  site: SiteDirectory,
  change: Change,
  wantedOrigin: string | undefined,
): Promise<Candidate> {
  const move = await liveMove(site)
  const previous = move && (await readRelease(site, move.release))
  const origin = wantedOrigin ?? previous?.origin ?? sampleOrigin
  const live = await liveCombination(site, previous)
  requireReplaced(live, change)
  const combination = changedCombination(live, change)
  // An outdated shell is refused before anything is rendered.
  siteSettings(combination)
  const { fresh } = change
  const changing = changedRemotes(live, combination)
  const conflicts = inTime(`what ${changing.join(', ')} offer`, () => {
    const found = checkCombination(live, combination)
    checkOwners(live, combination)
    return found
  })
  await checkKit(live, combination)
  const draft: Draft = { site, combination, origin, previous, live, changing, fresh }
  // The builds are checked while pages are compressed.
  const [rendered, ofBuilds] = await allEnded([renderRelease(draft), buildFindings(draft)])
  const { pages, islands, fallbacks } = rendered
  const builds = Object.fromEntries([...combination].map(([name, { version }]) => [name, version]))
  const id = releaseId({ builds, origin, pages })
  const forms = formsOf(combination)
  const bare = { id, at: new Date().toISOString(), origin, builds, pages, islands, forms }
  const missing = missingArtefacts(site, previous)
  // Pages are compared while artefacts are compressed.
  const [artefacts, ofRelease] = await allEnded([
    artefactsOf(site, combination, bare).then((contents) => storeArtefacts(site, contents)),
    releaseFindings(draft, rendered),
  ])
  const findings = joined([rendered, ofRelease, ofBuilds])
  return {
    release: { ...bare, artefacts },
    fallbacks,
    combination,
    live,
    changing,
    previous,
    changed: id !== previous?.id,
    rendered: rendered.rendered,
    repaired: [...repairedBuilds(change), ...rendered.repaired, ...missing],
    findings: newOf(findings, changing),
    known: knownOf(findings, previous?.accepted ?? []),
    conflicts,
    after: move?.number ?? 0,
  }
}
