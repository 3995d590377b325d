import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isIntact, orCorrupt } from '../store/places/corruption'
import { SiteError } from '../errors/site-error'
import { sideBySide } from '../concurrency/side-by-side'
import { allMoves, moveKey, moveNumbers, numbersOf } from '../store/moves/pointer'
import { linkMove } from '../store/moves/write-moves'
import { parseMove } from '../store/moves/verify-moves'
import { neededReleases } from '../store/prune'
import { isStored } from '../store/releases/release'
import { isUnreachable, type SharedStore } from '../store/places/shared-store'
import type { SiteDirectory } from '../store/places/site-directory'
import { corrupt } from './mirror-build'
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

async function readMove(store: SharedStore, number: number) {
  const text = (await store.get(moveKey(number)))?.toString() ?? ''
  return { number, text, move: await orCorrupt(() => parseMove(number, text)) }
}

/** Mirrors the live release, then links those of the moves `numbers` that are needed. The last of them is the newest of the store. */
async function linkMoves(site: SiteDirectory, store: SharedStore, numbers: number[], newestHere: number) {
  const moves = await sideBySide(numbers, 8, (number) => readMove(store, number))
  const live = moves.at(-1)?.move
  if (!live) return
  if (!isIntact(live)) throw live.corruption
  // Before any link: the newest move of this folder never points at a release that is not here.
  if (!(await mirrorRelease(site, store, live.release)))
    throw corrupt(`no release ${live.release}, which is live`)
  const needed = neededReleases(moves.map(({ move }) => move).filter(isIntact), Date.now())
  const gap = moves.filter(({ number }) => number < newestHere)
  const later = moves.filter(({ number }) => number > newestHere)
  // The gap first, then the newest: a kill leaves a gap only between the last two moves of this folder, where `catchUp` looks for it.
  for (const { number, text, move } of [...gap, ...later.slice(-1), ...later.slice(0, -1)])
    if (!isIntact(move) || needed.has(move.release)) await linkMove(site, number, text)
}

/** Mirrors the live release of the shared store into this folder, and then the moves that led to it. Does nothing without a shared store. */
export async function catchUp(site: SiteDirectory): Promise<void> {
  const { store } = site
  if (!store) return
  const [newestHere = 0, lastButOneHere = 0] = (await moveNumbers(site)).toReversed()
  const isNew = newestHere === 0
  if (!isNew) await requireSameSite(site, store, newestHere)
  // The store has no gap between two moves.
  const hasGap = lastButOneHere < newestHere - 1
  if (!isNew && !hasGap && !(await store.get(moveKey(newestHere + 1)))) return
  const numbers = numbersOf(await store.list('live/', moveKey(lastButOneHere)))
  // A new machine can serve before it has read the whole history.
  if (isNew) await linkMoves(site, store, numbers.slice(-1), newestHere)
  await linkMoves(site, store, numbers, newestHere)
}

/**
 * Mirrors the releases that an open tab or a rollback may need, the newest first, until `signal`. A release that was pruned from the
 * store is left out.
 * @throws for a corrupt release, after the others
 */
export async function mirrorNeeded(site: SiteDirectory, signal?: AbortSignal): Promise<void> {
  const { store } = site
  if (!store) return
  const moves = (await allMoves(site)).filter(isIntact)
  const missing = [...neededReleases(moves, Date.now())].filter((id) => !isStored(site, id))
  let fault: SiteError | undefined
  for (const id of missing) {
    if (signal?.aborted) return
    try {
      await mirrorRelease(site, store, id)
    } catch (error) {
      if (!(error instanceof SiteError) || isUnreachable(error)) throw error
      fault ??= error
    }
  }
  if (fault) throw fault
}
