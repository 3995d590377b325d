import { SiteError } from '../errors/site-error'
import { endedReleases } from '../store/moves/ended-releases'
import { allMoves } from '../store/moves/pointer'
import { isIntact } from '../store/places/corruption'
import type { SiteDirectory } from '../store/places/site-directory'
import type { Release } from '../store/releases/release'
import { storeCandidate } from '../store/write-release'
import type { Candidate } from './candidate'
import { meetsAnotherReact } from './compose/version-conflicts'
import type { Finding } from './findings/finding'
import { refuse } from './findings/refuse'
import { refuseWithdrawn } from './refusals'

/** Opens a candidate in a browser. @returns its findings */
export type Prove = (candidate: Candidate) => Promise<Finding[]>

/** Refuses what only a browser can prove. */
export const withoutBrowser: Prove = async ({ live, combination }) => {
  const toProve = meetsAnotherReact(live, combination)
  if (toProve.length === 0) return []
  throw new SiteError(
    'shared-version',
    `These remotes would run with another React than they were built with: ${toProve.join(', ')}. Their ranges allow it; only a browser can show that it works.`,
    'Publish without --no-browser where Chromium is installed, or build these remotes with the versions of the site.',
  )
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

/** Why a publish would refuse a candidate, by its checks and by `prove`, if that is given; undefined if it would not. */
export async function refusalOf(
  site: SiteDirectory,
  candidate: Candidate,
  prove?: Prove,
): Promise<string | undefined> {
  try {
    await requirePublishable(site, candidate)
    if (prove) await proveCandidate(site, candidate, prove)
    return undefined
  } catch (error) {
    if (error instanceof SiteError) return error.message
    throw error
  }
}

/** The release with its accepted findings; unchanged if there are none. */
export function withAccepted({ release, findings, known }: Candidate, why: string): Release {
  const by = `${why}, ${release.at.slice(0, 10)}`
  const accepted = [
    ...findings.map((finding) => ({ ...finding, by })),
    ...known.flatMap((finding) => (finding.by === undefined ? [] : [{ ...finding, by: finding.by }])),
  ]
  return accepted.length > 0 ? { ...release, accepted } : release
}
