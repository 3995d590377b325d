import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { orCorrupt, readStored } from './corruption'
import { entriesOf } from './entries-of'
import type { SiteDirectory } from './site-directory'

const moveSchema = z.object({
  release: z.string(),
  at: z.string(),
  why: z.string(),
  /** Releases that open tabs have to leave at once. */
  withdraws: z.array(z.string()).optional(),
})

/** One move of the live pointer. */
export type Move = z.infer<typeof moveSchema> & { number: number }

const fileOf = (number: number) => `${String(number).padStart(6, '0')}.json`

const numbersIn = async (dir: string) =>
  (await entriesOf(dir))
    .filter((file) => /^\d{6,}\.json$/.test(file))
    .map((file) => Number.parseInt(file, 10))
    .toSorted((a, b) => a - b)

const readMove = (site: SiteDirectory, number: number) =>
  readStored(
    join(site.live, fileOf(number)),
    moveSchema,
    'If it is the newest, `npm run site -- rollback` puts the release before it live, and `rollback ID` any other.',
  )

/** Whether anything was ever published. */
export const isPublished = async (site: SiteDirectory) => (await numbersIn(site.live)).length > 0

/** The newest move of the pointer; undefined on a site that was never published. */
export async function liveMove(site: SiteDirectory): Promise<Move | undefined> {
  const number = (await numbersIn(site.live)).at(-1)
  return number === undefined ? undefined : { ...(await readMove(site, number)), number }
}

/** Undefined for a move that a prune has deleted since it was listed. */
async function readIfThere(site: SiteDirectory, number: number) {
  try {
    return { number, ...(await orCorrupt(readMove(site, number))) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/** Every move of the pointer, oldest first, corrupt ones as what they are. */
export async function allMoves(site: SiteDirectory) {
  const numbers = await numbersIn(site.live)
  const moves = await Promise.all(numbers.map((number) => readIfThere(site, number)))
  return moves.filter((move) => move !== undefined)
}

/** Forgets a move; the pointer stays where the newest one put it. */
export const deleteMove = (site: SiteDirectory, { number }: { number: number }) =>
  rm(join(site.live, fileOf(number)), { force: true })

/**
 * Points the site at `release` and withdraws others, if the pointer was not moved since `after`. A move is a numbered file made by link(2),
 * which is atomic and fails where the number is taken: a compare-and-swap that leaves no lock behind.
 * @returns false when somebody else came first.
 */
export async function movePointer(
  site: SiteDirectory,
  release: string,
  why: string,
  after: number,
  withdraws?: string[],
): Promise<boolean> {
  await mkdir(site.live, { recursive: true })
  await mkdir(site.work, { recursive: true })
  const draft = join(site.work, `move-${randomUUID()}`)
  await writeFile(draft, JSON.stringify({ release, at: new Date().toISOString(), why, withdraws }), {
    flush: true,
  })
  try {
    await link(draft, join(site.live, fileOf(after + 1)))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}
