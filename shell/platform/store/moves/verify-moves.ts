import { sideBySide } from '../../concurrency/side-by-side'
import { checkedJson } from '../../errors/checked-json'
import { SiteError } from '../../errors/site-error'
import { sha256Of } from '../../files/hash'
import { storeOf } from '../places/folder-store'
import type { SiteDirectory } from '../places/site-directory'
import { moveFileName, moveKey, moveSchema, numbersOf, type Move } from './pointer'

/** The contents of the files of all moves, the oldest first: those of the shared store, or of this folder. */
export async function moveFiles(site: SiteDirectory): Promise<Map<number, Buffer>> {
  const store = storeOf(site)
  // In this order: a prune moves a file from the first folder to the second at any time.
  const keys = [...(await store.list('live/')), ...(await store.list('past/'))]
  const files = await sideBySide([...new Set(numbersOf(keys))], 8, async (number) => {
    const content = (await store.get(moveKey(number))) ?? (await store.get(`past/${moveFileName(number)}`))
    return content ? [[number, content] as const] : []
  })
  return new Map(files.flat())
}

/** A fault in the record of moves, which is in the folder or in a shared store. */
const brokenRecord = (what: string) =>
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

interface VerifiedMoves {
  count: number
  /** sha256 of the newest move: if it is kept elsewhere as well, a rewritten record can be detected. */
  newest: string
}

/**
 * Walks the moves from the first one that names its predecessor: each must exist and match the hash in its successor. Moves of
 * earlier publishers name none.
 */
export async function verifyMoves(site: SiteDirectory): Promise<VerifiedMoves> {
  const files = await moveFiles(site)
  let before: { number: number; hash: string; isChained: boolean } | undefined
  for (const [number, content] of files) {
    const { previous } = parseMove(number, content.toString())
    const isChained = previous !== undefined
    if (before?.isChained && !isChained) throw brokenRecord(`move ${number} names no move before it`)
    if (isChained && before?.number !== number - 1) throw brokenRecord(`move ${number - 1} is missing`)
    if (isChained && previous !== before?.hash)
      throw brokenRecord(
        `move ${number} was made after another move ${number - 1} than the one that is there`,
      )
    before = { number, hash: sha256Of(content), isChained }
  }
  return { count: files.size, newest: before?.hash ?? '' }
}
