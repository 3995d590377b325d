import { isIntact, orCorrupt } from './corruption'
import { allMoves, type Move } from './pointer'
import { readRelease, type Release } from './release'
import type { SiteDirectory } from './site-directory'

/** One move of the live pointer, and the release that it made live. */
export interface Entry {
  move: Move
  release: Release
}

const readEntry = async (site: SiteDirectory, move: Move): Promise<Entry> => ({
  move,
  release: await readRelease(site, move.release),
})

/** Every move, oldest first, with corrupt ones as `Corrupt`. */
export async function releaseHistory(site: SiteDirectory) {
  const moves = await allMoves(site)
  return Promise.all(
    moves.map(async (move) =>
      isIntact(move) ? { number: move.number, ...(await orCorrupt(readEntry(site, move))) } : move,
    ),
  )
}

/** A remote on the live site. */
export interface LiveRemote {
  remote: string
  version: string
  /** Since when this version has been live without a break (ISO date and time). */
  since: string
  pages: number
}

function liveSince(history: Entry[], remote: string, version: string): string {
  const others = history.findLastIndex(({ release }) => release.builds[remote] !== version)
  return history[others + 1]?.move.at ?? ''
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
