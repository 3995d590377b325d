import { mkdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256Of } from '../../files/hash'
import { ifThere } from '../../files/if-there'
import { makeFolder } from '../../files/make-folder'
import { FolderStore } from '../places/folder-store'
import type { SharedStore } from '../places/shared-store'
import type { SiteDirectory } from '../places/site-directory'
import { moveFileName, moveKey, type Move } from './pointer'

/** A move to make; the time and the author are added. */
export type NewMove = Pick<Move, 'release' | 'why' | 'withdraws' | 'commits' | 'uncommitted' | 'gate'>

/**
 * Creates the file of a move with link(2), which is atomic and fails if the number is taken: a compare-and-swap without a lock.
 * @returns false if the number is taken
 */
export async function linkMove(site: SiteDirectory, number: number, content: string): Promise<boolean> {
  // A prune sets moves aside there; on a full disk it could not make the folder.
  await makeFolder(site.past)
  // `put` would mark the file as used, which fails if another account owns it.
  if (await ifThere(stat(join(site.root, moveKey(number))))) return false
  return new FolderStore(site.root).put(moveKey(number), Buffer.from(content))
}

/** Stores the move in the shared store, and then in this mirror. @returns false if its number is taken */
async function moveShared(site: SiteDirectory, store: SharedStore, number: number, content: string) {
  const isStored = await store.put(moveKey(number), Buffer.from(content)).catch(async (error: unknown) => {
    // The answer may have been lost after the move was made.
    const found = await store.get(moveKey(number)).catch(() => undefined)
    if (found?.toString() !== content) throw error
    return true
  })
  // The move is made. A follower of this folder may have been faster; if the folder cannot take it, the next catch-up says why.
  if (isStored) await linkMove(site, number, content).catch(() => undefined)
  return isStored
}

/**
 * Points the site at a release, and withdraws others, if the pointer has not moved since `after`.
 * @returns false if another move came first
 */
export async function movePointer(site: SiteDirectory, move: NewMove, after: number): Promise<boolean> {
  // Undefined before the first move; a corrupt one has a hash, too.
  const before = await ifThere(readFile(join(site.root, moveKey(after))))
  const previous = before && sha256Of(before)
  const content = JSON.stringify({ ...move, at: new Date().toISOString(), by: site.author, previous })
  await site.permit?.()
  return site.store ? moveShared(site, site.store, after + 1, content) : linkMove(site, after + 1, content)
}

/** Moves a move out of the pointer's folder. It stays on record, and the pointer does not change. */
export async function setAside(site: SiteDirectory, { number }: { number: number }): Promise<void> {
  await mkdir(site.past, { recursive: true })
  const file = moveFileName(number)
  // Another prune may be faster.
  await ifThere(rename(join(site.live, file), join(site.past, file)))
}
