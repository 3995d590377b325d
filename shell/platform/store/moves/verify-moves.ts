import { sha256Of } from '../../files/hash'
import { brokenRecord, moveFiles, parseMove } from './pointer'
import type { SiteDirectory } from '../places/site-directory'

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
    if (before?.isChained && previous === undefined)
      throw brokenRecord(`move ${number} names no move before it`)
    if (previous !== undefined && before?.number !== number - 1)
      throw brokenRecord(`move ${number - 1} is missing`)
    if (previous !== undefined && previous !== before?.hash)
      throw brokenRecord(
        `move ${number} was made after another move ${number - 1} than the one that is there`,
      )
    before = { number, hash: sha256Of(content), isChained: previous !== undefined }
  }
  return { count: files.size, newest: before?.hash ?? '' }
}
