import { isIntact, orCorrupt } from '../places/corruption'
import { lastUsed } from '../../concurrency/last-used'
import { allMoves, type Move } from './pointer'
import { readRelease, type Release } from '../releases/release'
import { sideBySide } from '../../concurrency/side-by-side'
import type { SiteDirectory } from '../places/site-directory'

/** One move of the live pointer, and the release that it made live. */
export interface Entry {
  move: Move
  release: Release
}

/** Every move, oldest first, with corrupt ones as `Corrupt`. Moves to the same release share it: it may be large. */
export async function releaseHistory(site: SiteDirectory) {
  const keep = lastUsed<Release>(Infinity)
  const readEntry = async (move: Move): Promise<Entry> => ({
    move,
    release: await keep(move.release, () => readRelease(site, move.release)),
  })
  return sideBySide(await allMoves(site), 8, async (move) =>
    isIntact(move) ? { number: move.number, ...(await orCorrupt(() => readEntry(move))) } : move,
  )
}

/** A remote on the live site. */
export interface LiveRemote {
  remote: string
  version: string
  /**
   * Since when this version has been live without a break (ISO date and time); with ` or earlier` if this folder does not have the move
   * before, or cannot read it or its release.
   */
  since: string
  pages: number
}

function liveSince(history: Entry[], remote: string, version: string): string {
  const before = ({ move }: Entry) => history.find((entry) => entry.move.number === move.number - 1)
  const first = history.findLast((entry) => before(entry)?.release.builds[remote] !== version)
  if (!first) return ''
  const { number, at } = first.move
  return number === 1 || before(first) ? at : `${at} or earlier`
}

/** The remotes of the newest release. */
export function liveRemotes(history: Entry[]): LiveRemote[] {
  const release = history.at(-1)?.release
  return Object.entries(release?.builds ?? {}).map(([remote, version]) => ({
    remote,
    version,
    since: liveSince(history, remote, version),
    pages: Object.values(release?.pages ?? {}).filter((page) => page.remote === remote).length,
  }))
}
