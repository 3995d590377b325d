import { isIntact } from '../store/corruption'
import { endedReleases, type End } from '../store/ended-releases'
import { SiteError } from '../store/errors'
import { allMoves, movePointer, type Move } from '../store/pointer'
import { markUsed } from '../store/mark-used'
import { readRelease, releaseFile, type Release } from '../store/release'
import type { SiteDirectory } from '../store/site-directory'
import { requireIntact } from '../store/verify-release'
import { refuseWithdrawn, releasesSince } from './withdrawal'

/** The release that was live before `live` first was: rolling back twice goes back twice. */
function releaseBefore(moves: Move[], ends: Map<string, End>, live?: string): string {
  const first = live === undefined ? moves.length : moves.findIndex(({ release }) => release === live)
  const before = moves.slice(0, first).findLast(({ release }) => ends.get(release) !== 'withdrawn')
  if (before) return before.release
  throw new SiteError(
    'release-unknown',
    `There is no release before ${live ?? 'the corrupt one'}.`,
    '`npm run site -- log` lists them.',
  )
}

/** What a rollback does besides moving the pointer. */
interface RollbackOptions {
  /** Withdraws every release that was live since the target last was. */
  withdraw?: boolean | undefined
  /** Accepts a target that was withdrawn, and so lifts its withdrawal. */
  force?: boolean | undefined
}

/**
 * Moves the pointer back, to `id` or to the release before the live one that was not withdrawn. Nothing is rendered: it takes no
 * time.
 */
export async function rollbackRelease(
  site: SiteDirectory,
  id: string | undefined,
  { withdraw, force }: RollbackOptions = {},
): Promise<Release> {
  const moves = await allMoves(site)
  const live = moves.at(-1)
  if (!live) throw new SiteError('release-unknown', 'Nothing is published yet.', 'npm run site -- publish')
  const from = isIntact(live) ? live.release : undefined
  const intact = moves.filter(isIntact)
  const ends = endedReleases(intact)
  const target = await readRelease(site, id ?? releaseBefore(intact, ends, from))
  if (!force) refuseWithdrawn(ends, target.id)
  await requireIntact(site, target)
  // A prune may have deleted it since it was read: this then says so.
  if (!(await markUsed(releaseFile(site, target.id)))) await readRelease(site, target.id)
  const why = `rollback from ${from ?? 'a corrupt move'}`
  const withdraws = withdraw ? releasesSince(intact, target.id) : undefined
  const moved = await movePointer(site, target.id, why, live.number, withdraws)
  return moved ? target : rollbackRelease(site, id, { withdraw, force })
}
