import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isIntact } from '../store/corruption'
import { SiteError } from '../store/errors'
import { inBatches } from '../store/in-batches'
import { allMoves, linkMove, moveKey, newestNumber, parseMove } from '../store/pointer'
import { neededReleases } from '../store/prune'
import { isStored } from '../store/release'
import type { SharedStore } from '../store/shared-store'
import type { SiteDirectory } from '../store/site-directory'
import { mirrorRelease } from './mirror-release'

/** The newest move of this folder must be the same in the store: the folder may belong to another site. */
async function requireSameSite(site: SiteDirectory, store: SharedStore, number: number): Promise<void> {
  const key = moveKey(number)
  const own = await readFile(join(site.root, key))
  if (own.equals((await store.get(key)) ?? Buffer.alloc(0))) return
  throw new SiteError(
    'store-other-site',
    `${site.root} holds a move ${number} that the shared store does not have: it is the folder of another site, its newest move is corrupt, or the store was put back to an earlier state.`,
    'Name an empty SITE_DIR, which becomes a mirror of the store; or fill an empty store from this folder: npm run site -- seed',
  )
}

/** Mirrors the live release of the shared store into this folder, and then the moves that led to it. Does nothing without a shared store. */
export async function catchUp(site: SiteDirectory): Promise<void> {
  const { store } = site
  if (!store) return
  const number = await newestNumber(site)
  if (number !== undefined) await requireSameSite(site, store, number)
  const keys = await store.list('live/', number === undefined ? undefined : moveKey(number))
  const moves = await inBatches(keys, 8, async (key) => {
    const text = (await store.get(key))?.toString() ?? ''
    return { text, move: parseMove(key, text) }
  })
  const newest = moves.at(-1)
  if (!newest) return
  const { release } = newest.move
  if (!(await mirrorRelease(site, store, release)))
    throw new SiteError(
      'store-corrupt',
      `The shared store has no release ${release}, which is live.`,
      'Roll back.',
    )
  const needed = neededReleases(
    moves.map(({ move }) => move),
    Date.now(),
  )
  // The newest first: the newest move of this folder never points at a release that is not here.
  for (const { text, move } of moves.toReversed())
    if (needed.has(move.release)) await linkMove(site, move.number, text)
}

/**
 * Mirrors the releases that an open tab or a rollback may need, the newest first and at most `most`. A release that was pruned
 * from the store is left out. @returns whether all are here
 */
export async function mirrorNeeded(site: SiteDirectory, most = Infinity): Promise<boolean> {
  const { store } = site
  if (!store) return true
  const moves = (await allMoves(site)).filter(isIntact)
  const missing = [...neededReleases(moves, Date.now())].filter((id) => !isStored(site, id))
  let brought = 0
  for (const id of missing) {
    if (brought === most) return false
    if (await mirrorRelease(site, store, id)) brought++
  }
  return true
}
