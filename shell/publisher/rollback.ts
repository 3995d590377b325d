import { PublishError } from './errors'
import { allMoves, movePointer, type Move } from './pointer'
import { markUsed } from './mark-used'
import { readRelease, releaseFile, type Release } from './release'
import type { SiteDirectory } from './site-directory'

/** The release that was live before `live` first was: rolling back twice goes back twice. */
function releaseBefore(moves: Move[], live: Move): string {
  const first = moves.findIndex(({ release }) => release === live.release)
  const before = moves[first - 1]
  if (before) return before.release
  throw new PublishError(
    'release-unknown',
    `There is no release before ${live.release}.`,
    '`npm run site -- log` lists them.',
  )
}

/** Moves the pointer back, to `id` or to the release before the live one. Nothing is rendered: it takes no time. */
export async function rollbackRelease(site: SiteDirectory, id: string | undefined): Promise<Release> {
  const moves = await allMoves(site)
  const live = moves.at(-1)
  if (!live) throw new PublishError('release-unknown', 'Nothing is published yet.', 'npm run site -- publish')
  const target = await readRelease(site, id ?? releaseBefore(moves, live))
  await markUsed(releaseFile(site, target.id))
  const moved = await movePointer(site, target.id, `rollback from ${live.release}`, live.number)
  return moved ? target : rollbackRelease(site, id)
}
