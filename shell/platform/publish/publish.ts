import { storeBuild } from '../store/builds/build-store'
import type { StoredBuild } from '../store/builds/stored-build'
import type { Finding } from './findings/finding'
import { breakingChanges, refuse } from './findings/refuse'
import { isIntact } from '../store/places/corruption'
import { endedReleases } from '../store/moves/ended-releases'
import { SiteError } from '../errors/site-error'
import { makeFolder } from '../files/make-folder'
import { requireStored } from '../store/releases/page-store'
import { allMoves } from '../store/moves/pointer'
import { movePointer, type NewMove } from '../store/moves/write-moves'
import type { Candidate, Change } from './candidate'
import { meetsAnotherReact } from './compose/version-conflicts'
import { prepare } from './prepare'
import { filesOfPage, type Release } from '../store/releases/release'
import type { SiteDirectory } from '../store/places/site-directory'
import { storeCandidate, writeRelease } from '../store/write-release'
import { catchUp } from '../replication/catch-up'
import { uploadRelease } from '../replication/upload'
import { refuseWithdrawn } from './refusals'

/** Opens a candidate in a browser. @returns its findings */
export type Prove = (candidate: Candidate) => Promise<Finding[]>

/** Refuses what only a browser can prove. */
const withoutBrowser: Prove = async ({ live, combination }) => {
  const toProve = meetsAnotherReact(live, combination)
  if (toProve.length === 0) return []
  throw new SiteError(
    'shared-version',
    `These remotes would run with another React than they were built with: ${toProve.join(', ')}. Their ranges allow it; only a browser can show that it works.`,
    'Publish without --no-browser where Chromium is installed, or build these remotes with the versions of the site.',
  )
}

/** A change to publish. */
interface Step extends Change {
  /** The reason, for the log. */
  why: string
  /** Checks whose findings are reported and do not refuse the change. */
  tolerated?: readonly string[]
  /** The last check before it goes live. */
  prove?: Prove | undefined
  /** The releases that it withdraws, read just before the pointer moves. */
  withdraws?: (() => Promise<string[]>) | undefined
}

/** Refuses a candidate with findings that are not tolerated, and one that would put a withdrawn release live. */
export async function requirePublishable(
  site: SiteDirectory,
  { release, findings }: Candidate,
  tolerated: readonly string[] = [],
): Promise<void> {
  refuse(findings.filter(({ check }) => !tolerated.includes(check)))
  refuseWithdrawn(endedReleases((await allMoves(site)).filter(isIntact)), release.id)
}

/** Why a publish would refuse a candidate; undefined if it would not. */
export async function refusalOf(site: SiteDirectory, candidate: Candidate): Promise<string | undefined> {
  try {
    await requirePublishable(site, candidate)
    return undefined
  } catch (error) {
    if (error instanceof SiteError) return error.message
    throw error
  }
}

/** Refuses a candidate in which `prove` finds a fault; its release is stored for that. Without a change, there is nothing to prove. */
export async function proveCandidate(
  site: SiteDirectory,
  candidate: Candidate,
  prove: Prove = withoutBrowser,
): Promise<void> {
  if (!candidate.changed) return
  await storeCandidate(site, candidate.release)
  refuse(await prove(candidate))
}

/** The command that publishes these builds, for the log. */
export const publishWords = (builds: StoredBuild[]) =>
  `publish ${builds.map(({ manifest, version }) => `${manifest.name}@${version}`).join(' ')}`

/** The release with its accepted findings; unchanged if there are none. */
export function withAccepted({ release, findings, known }: Candidate, why: string): Release {
  const by = `${why}, ${release.at.slice(0, 10)}`
  const accepted = [
    ...findings.map((finding) => ({ ...finding, by })),
    ...known.flatMap((finding) => (finding.by === undefined ? [] : [{ ...finding, by: finding.by }])),
  ]
  return accepted.length > 0 ? { ...release, accepted } : release
}

const commitsOf = (builds: StoredBuild[]): Record<string, string> =>
  Object.fromEntries(
    builds.flatMap(({ manifest: { name, source } }) => (source?.commit ? [[name, source.commit]] : [])),
  )

const uncommittedOf = (builds: StoredBuild[]): string[] =>
  builds.flatMap(({ manifest: { name, source } }) => (source?.isDirty ? [name] : []))

/** Refuses a candidate with a rendered page or an artefact that is not stored. */
function requireRendered(site: SiteDirectory, { release, rendered }: Candidate): void {
  const pages = rendered.flatMap((path) => release.pages[path] ?? []).flatMap(filesOfPage)
  requireStored(site, release.id, [...pages, ...Object.values(release.artefacts)])
}

/**
 * Puts a change live as one release on top of the live one. If another publish moves the pointer first, this one starts again
 * from the new live release, so that both go live. Without an `origin`, the site keeps its own.
 */
export async function goLive(
  site: SiteDirectory,
  step: Step,
  origin: string | undefined,
): Promise<Candidate> {
  for (;;) {
    await catchUp(site)
    const candidate = await prepare(site, step, origin)
    await requirePublishable(site, candidate, step.tolerated)
    if (!candidate.changed) return candidate
    const { release, after } = candidate
    requireRendered(site, candidate)
    if (step.prove) await proveCandidate(site, candidate, step.prove)
    await writeRelease(site, withAccepted(candidate, step.why))
    await uploadRelease(site, release.id, candidate.previous)
    if (await movePointer(site, await moveOf(candidate, step), after)) return candidate
  }
}

/** What the log keeps about a move. */
const moveOf = async ({ release, rendered, findings }: Candidate, step: Step): Promise<NewMove> => ({
  release: release.id,
  why: step.why,
  withdraws: await step.withdraws?.(),
  commits: commitsOf(step.fresh),
  uncommitted: uncommittedOf(step.fresh),
  gate: {
    rendered: rendered.length,
    accepted: findings.length,
    browser: step.prove !== undefined && step.prove !== withoutBrowser,
  },
})

/** Takes the builds in `dists` (each a `dist/` folder) into the store. */
export async function storeBuilds(site: SiteDirectory, dists: string[]): Promise<StoredBuild[]> {
  await makeFolder(site.work)
  const fresh: StoredBuild[] = []
  for (const dist of dists) fresh.push(await storeBuild(site, dist))
  return fresh
}

interface PublishOptions {
  /** Accepts breaking changes. */
  force?: boolean | undefined
  prove?: Prove | undefined
}

/** Publishes stored builds. */
export function publishStored(
  site: SiteDirectory,
  fresh: StoredBuild[],
  origin: string | undefined,
  { force, prove = withoutBrowser }: PublishOptions = {},
): Promise<Candidate> {
  const tolerated = force ? breakingChanges : []
  return goLive(site, { fresh, why: publishWords(fresh), tolerated, prove }, origin)
}

/** Publishes the builds in `dists`. */
export async function publish(
  site: SiteDirectory,
  dists: string[],
  origin: string | undefined,
  options?: PublishOptions,
): Promise<Candidate> {
  return publishStored(site, await storeBuilds(site, dists), origin, options)
}

/** Removes a remote and its pages from the site. Refused if other remotes still link to them, except with `force`. */
export function unpublish(
  site: SiteDirectory,
  remote: string,
  origin: string | undefined,
  force = false,
): Promise<Candidate> {
  const tolerated = force ? breakingChanges : ['vanished page']
  return goLive(site, { fresh: [], removed: remote, why: `unpublish ${remote}`, tolerated }, origin)
}
