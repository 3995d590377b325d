import type { Move } from './pointer'

/** When a release stopped being live (ms); `withdrawn` if open tabs must leave it. */
export type End = number | 'withdrawn'

/** The end of every release that was live and no longer is, by id. Making one live again lifts its withdrawal. */
export function endedReleases(moves: Move[]): Map<string, End> {
  const ends = new Map<string, End>()
  for (const [index, { release, at, withdraws = [] }] of moves.entries()) {
    const left = moves[index - 1]
    if (left) ends.set(left.release, Date.parse(at))
    for (const id of withdraws) ends.set(id, 'withdrawn')
    ends.delete(release)
  }
  return ends
}
