import { join } from 'node:path'
import * as z from 'zod'
import { orCorrupt, readStored } from '../places/corruption'
import { entriesOf } from '../../files/entries-of'
import { ifThere } from '../../files/if-there'
import { sideBySide } from '../../concurrency/side-by-side'
import type { SiteDirectory } from '../places/site-directory'

/** The file of a move. */
export const moveSchema = z.object({
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

/** The name of a move's file, in `live/` or `past/`. */
export const moveFileName = (number: number) => `${String(number).padStart(6, '0')}.json`

/** The key of a move in a shared store, and its path in the site directory. */
export const moveKey = (number: number) => `live/${moveFileName(number)}`

/** The numbers of the moves among the files of a folder, or the keys of a store, the oldest first. */
export const numbersOf = (files: string[]) =>
  files
    .flatMap((file) => /^(?:live\/|past\/)?(\d{6,})\.json$/.exec(file)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)

const readMove = (site: SiteDirectory, number: number) =>
  readStored(
    join(site.live, moveFileName(number)),
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

/** The moves that no prune has set aside, oldest first, with corrupt ones as `Corrupt`. */
export async function allMoves(site: SiteDirectory) {
  const moves = await sideBySide(await moveNumbers(site), 8, async (number) => {
    // A prune may set it aside at the same time.
    const move = await ifThere(orCorrupt(() => readMove(site, number)))
    return move && { number, ...move }
  })
  return moves.filter((move) => move !== undefined)
}
