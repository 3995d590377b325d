import { mkdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { checkedJson } from '../../errors/checked-json'
import { orCorrupt, readStored } from '../places/corruption'
import { entriesOf } from '../../files/entries-of'
import { SiteError } from '../../errors/site-error'
import { FolderStore, storeOf } from '../places/folder-store'
import { sha256Of } from '../../files/hash'
import { ifThere } from '../../files/if-there'
import { makeFolder } from '../../files/make-folder'
import { sideBySide } from '../../concurrency/side-by-side'
import type { SharedStore } from '../places/shared-store'
import type { SiteDirectory } from '../places/site-directory'

const moveSchema = z.object({
  release: z.string(),
  /** When it was made (ISO date and time). */
  at: z.string(),
  why: z.string(),
  /** Releases that open tabs must leave at once. */
  withdraws: z.array(z.string()).optional(),
  /** Who made the move. Moves from before decision 041 lack this and the following keys. */
  by: z.object({ name: z.string(), run: z.string().optional() }).optional(),
  /** By remote: the commit of its new build. */
  commits: z.record(z.string(), z.string()).optional(),
  /** Remotes whose new build also holds changes that are in no commit. */
  uncommitted: z.array(z.string()).optional(),
  /** The results of the checks of a publish: pages rendered, findings accepted, and whether a browser opened pages. */
  gate: z.object({ rendered: z.number(), accepted: z.number(), browser: z.boolean() }).optional(),
  /** sha256 (hex) of the file of the previous move. */
  previous: z.string().optional(),
})

/** One move of the live pointer. */
export type Move = z.infer<typeof moveSchema> & { number: number }

/** A move to make; the time and the author are added. */
export type NewMove = Pick<Move, 'release' | 'why' | 'withdraws' | 'commits' | 'uncommitted' | 'gate'>

const fileOf = (number: number) => `${String(number).padStart(6, '0')}.json`

/** The numbers of the moves among the files of a folder, or the keys of a store, the oldest first. */
export const numbersOf = (files: string[]) =>
  files
    .flatMap((file) => /^(?:live\/|past\/)?(\d{6,})\.json$/.exec(file)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)

const readMove = (site: SiteDirectory, number: number) =>
  readStored(
    join(site.live, fileOf(number)),
    moveSchema,
    'If it is the newest, `npm run site -- rollback` puts the release before it live, and `rollback ID` any other.',
  )

/** The numbers of the moves, the oldest first; none on a site that was never published. */
export const moveNumbers = async (site: SiteDirectory) => numbersOf(await entriesOf(site.live))

/** The number of the newest move; undefined on a site that was never published. */
export const newestNumber = async (site: SiteDirectory) => (await moveNumbers(site)).at(-1)

export const isPublished = async (site: SiteDirectory) => (await newestNumber(site)) !== undefined

/** The newest move of the pointer; undefined on a site that was never published. */
export async function liveMove(site: SiteDirectory): Promise<Move | undefined> {
  const number = await newestNumber(site)
  return number === undefined ? undefined : { ...(await readMove(site, number)), number }
}

/** Undefined for a move that a prune has set aside since it was listed. */
async function readIfThere(site: SiteDirectory, number: number) {
  const move = await ifThere(orCorrupt(() => readMove(site, number)))
  return move && { number, ...move }
}

/** The moves that no prune has set aside, oldest first, with corrupt ones as `Corrupt`. */
export async function allMoves(site: SiteDirectory) {
  const numbers = await moveNumbers(site)
  const moves = await sideBySide(numbers, 8, (number) => readIfThere(site, number))
  return moves.filter((move) => move !== undefined)
}

/** Moves a move out of the pointer's folder. It stays on record, and the pointer does not change. */
export async function setAside(site: SiteDirectory, { number }: { number: number }): Promise<void> {
  await mkdir(site.past, { recursive: true })
  const file = fileOf(number)
  // Another prune may be faster.
  await ifThere(rename(join(site.live, file), join(site.past, file)))
}

/** The contents of the files of all moves, the oldest first: those of the shared store, or of this folder. */
export async function moveFiles(site: SiteDirectory): Promise<Map<number, Buffer>> {
  const store = storeOf(site)
  // In this order: a prune moves a file from the first folder to the second at any time.
  const keys = [...(await store.list('live/')), ...(await store.list('past/'))]
  const files = await sideBySide([...new Set(numbersOf(keys))], 8, async (number) => {
    const content = (await store.get(moveKey(number))) ?? (await store.get(`past/${fileOf(number)}`))
    return content ? [[number, content] as const] : []
  })
  return new Map(files.flat())
}

/** The key of a move in a shared store, and its path in the site directory. */
export const moveKey = (number: number) => `live/${fileOf(number)}`

/** A fault in the record of moves, which is in the folder or in a shared store. */
export const brokenRecord = (what: string) =>
  new SiteError(
    'site-corrupt',
    `The record of moves is not as it was written: ${what}.`,
    'Compare it with a copy of `live/` and `past/`, or of the shared store. What is live stays as it is.',
  )

/** Parses a stored move. */
export const parseMove = (number: number, text: string): Move => ({
  number,
  ...checkedJson(text, moveSchema, (fault) => brokenRecord(`move ${number} ${fault}`)),
})

/**
 * Creates the file of a move with link(2), which is atomic and fails if the number is taken: a compare-and-swap without a lock.
 * @returns false if the number is taken
 */
export async function linkMove(site: SiteDirectory, number: number, content: string): Promise<boolean> {
  // On a full disk, a prune could not make it.
  await makeFolder(site.past)
  // Another account may own the file: then it cannot be marked as used, and need not be.
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

/** The hash by which the next move refers to a move. A corrupt one has it, too; undefined before the first. */
async function hashOfMove(site: SiteDirectory, number: number): Promise<string | undefined> {
  const content = await ifThere(readFile(join(site.live, fileOf(number))))
  return content && sha256Of(content)
}

/**
 * Points the site at a release, and withdraws others, if the pointer has not moved since `after`.
 * @returns false if another move came first
 */
export async function movePointer(site: SiteDirectory, move: NewMove, after: number): Promise<boolean> {
  const [at, previous] = [new Date().toISOString(), await hashOfMove(site, after)]
  const content = JSON.stringify({ ...move, at, by: site.author, previous })
  await site.permit?.()
  return site.store ? moveShared(site, site.store, after + 1, content) : linkMove(site, after + 1, content)
}
