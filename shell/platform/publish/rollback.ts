import { isIntact } from '../store/corruption'
import { SiteError } from '../store/errors'
import { allMoves, movePointer, type Move } from '../store/pointer'
import { markUsed } from '../store/mark-used'
import { readRelease, releaseFile, type Release } from '../store/release'
import type { SiteDirectory } from '../store/site-directory'
import { requireIntact } from '../store/verify-release'

/** The release that was live before `live` first was: rolling back twice goes back twice. */
function releaseBefore(moves: Move[], live?: string): string {
  const first = live === undefined ? moves.length : moves.findIndex(({ release }) => release === live)
  const before = moves[first - 1]
  if (before) return before.release
  throw new SiteError(
    'release-unknown',
    `There is no release before ${live ?? 'the corrupt one'}.`,
    '`npm run site -- log` lists them.',
  )
}

/** Moves the pointer back, to `id` or to the release before the live one. Nothing is rendered: it takes no time. */
export async function rollbackRelease(site: SiteDirectory, id: string | undefined): Promise<Release> {
  const moves = await allMoves(site)
  const live = moves.at(-1)
  if (!live) throw new SiteError('release-unknown', 'Nothing is published yet.', 'npm run site -- publish')
  const from = isIntact(live) ? live.release : undefined
  const target = await readRelease(site, id ?? releaseBefore(moves.filter(isIntact), from))
  await requireIntact(site, target)
  // A prune may have deleted it since it was read: this then says so.
  if (!(await markUsed(releaseFile(site, target.id)))) await readRelease(site, target.id)
  const moved = await movePointer(site, target.id, `rollback from ${from ?? 'a corrupt move'}`, live.number)
  return moved ? target : rollbackRelease(site, id)
}
