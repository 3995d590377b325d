import { isIntact } from '../store/places/corruption'
import { endedReleases, type End } from '../store/moves/ended-releases'
import { SiteError } from '../errors/site-error'
import { notPublished } from '../store/moves/live-release'
import { allMoves, type Move } from '../store/moves/pointer'
import { movePointer } from '../store/moves/write-moves'
import { markUsed } from '../files/mark-used'
import { isReleaseId, readRelease, releaseFile, type Release } from '../store/releases/release'
import type { SiteDirectory } from '../store/places/site-directory'
import { catchUp } from '../replication/catch-up'
import { mirrorRelease } from '../replication/mirror-release'
import { uploadRelease } from '../replication/upload'
import { neededReleases } from '../store/prune'
import { requireIntact } from '../store/verify-release'
import { refuseWithdrawn, siteMoved } from './refusals'

/** The release that was live before `live` first was, so that two rollbacks go back two releases. */
function releaseBefore(moves: Move[], ends: Map<string, End>, live?: string): string {
  const first = live === undefined ? moves.length : moves.findIndex(({ release }) => release === live)
  const before = moves.slice(0, first).findLast(({ release }) => ends.get(release) !== 'withdrawn')
  if (before) return before.release
  throw new SiteError(
    'release-unknown',
    `There is no release before ${live ?? 'the corrupt one'} that is not withdrawn.`,
    '`npm run site -- log` lists them.',
  )
}

/** Refuses a release that no move names: checks and previews store releases, too. A corrupt move may have named it. */
function refuseCandidate(moves: Awaited<ReturnType<typeof allMoves>>, id: string): void {
  if (moves.some((move) => !isIntact(move) || move.release === id)) return
  throw new SiteError(
    'release-unknown',
    `The log has no move to release ${id}: a check or a preview stored it.`,
    'Publish its builds, or roll back to a release that `npm run site -- log` lists.',
  )
}

/** The releases that were live since `target` was; only the live one if a corrupt move hides when that was. */
function releasesSince(moves: Move[], target: string): string[] {
  const last = moves.findLastIndex(({ release }) => release === target)
  const since = last === -1 ? moves.slice(-1) : moves.slice(last + 1)
  return [...new Set(since.map(({ release }) => release))]
}

interface RollbackOptions {
  /** Withdraws every release that was live since the target was. */
  withdraw?: boolean | undefined
  /** Accepts a withdrawn target and lifts its withdrawal. */
  force?: boolean | undefined
}

/** Release `id`, or the one before `live`, past withdrawn ones. It is intact, and safe from a prune. */
async function rollbackTarget(
  site: SiteDirectory,
  moves: Move[],
  id: string | undefined,
  live: string | undefined,
  force = false,
): Promise<Release> {
  const ends = endedReleases(moves)
  const wanted = id ?? releaseBefore(moves, ends, live)
  if (site.store && isReleaseId(wanted)) await mirrorRelease(site, site.store, wanted)
  const target = await readRelease(site, wanted)
  if (!force) refuseWithdrawn(ends, target.id)
  await requireIntact(site, target)
  // A prune may have deleted it in the meantime: reading it again reports that.
  if (!(await markUsed(releaseFile(site, target.id)))) await readRelease(site, target.id)
  return target
}

/**
 * Puts a release into the shared store, unless it is there and stays: a seed leaves out a corrupt one, and a prune deletes those that are
 * not needed.
 */
async function share(site: SiteDirectory, moves: Move[], id: string): Promise<void> {
  const isKept = neededReleases(moves, Date.now()).has(id)
  if (!isKept || !(await site.store?.get(`releases/${id}.json`))) await uploadRelease(site, id)
}

/** Moves the pointer back, to `id` or to the release before the live one. Nothing is rendered. */
export async function rollbackRelease(
  site: SiteDirectory,
  id: string | undefined,
  { withdraw, force }: RollbackOptions = {},
): Promise<Release> {
  await catchUp(site)
  const all = await allMoves(site)
  const live = all.at(-1)
  if (!live) throw notPublished(site)
  const from = isIntact(live) ? live.release : undefined
  const moves = all.filter(isIntact)
  const target = await rollbackTarget(site, moves, id, from, force)
  refuseCandidate(all, target.id)
  const why = `rollback from ${from ?? 'a corrupt move'}`
  await share(site, moves, target.id)
  const withdraws = withdraw ? releasesSince(moves, target.id) : undefined
  if (await movePointer(site, { release: target.id, why, withdraws }, live.number)) return target
  // The release before the new live one may be the one that had to go.
  throw siteMoved(`move ${live.number} is no longer the newest`)
}
