import { isWhole, orDamaged } from './damage'
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

/** Every move, oldest first, damaged ones as what they are. */
export async function releaseHistory(site: SiteDirectory) {
  const moves = await allMoves(site)
  return Promise.all(
    moves.map(async (move) =>
      isWhole(move) ? { number: move.number, ...(await orDamaged(readEntry(site, move))) } : move,
    ),
  )
}

/** A section as it is live. */
interface LiveSection {
  section: string
  version: string
  /** When this version went live, without a break since (ISO date and time). */
  since: string
  pages: number
}

function liveSince(history: Entry[], section: string, version: string): string {
  const others = history.findLastIndex(({ release }) => release.builds[section] !== version)
  return history[others + 1]?.move.at ?? ''
}

/** The sections of the newest release. */
export function liveSections(history: Entry[]): LiveSection[] {
  const release = history.at(-1)?.release
  return Object.entries(release?.builds ?? {}).map(([section, version]) => ({
    section,
    version,
    since: liveSince(history, section, version),
    pages: Object.values(release?.pages ?? {}).filter((page) => page.section === section).length,
  }))
}

function changedBuilds(before: Release['builds'], after: Release['builds']): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'not there'} → ${after[name] ?? 'gone'}`)
}

/** What a move changed; lines for people. */
export function describeMove(before: Release | undefined, after: Release): string[] {
  const changed = Object.entries(after.pages).filter(([path, { html }]) => before?.pages[path]?.html !== html)
  const gone = Object.keys(before?.pages ?? {}).filter((path) => !(path in after.pages))
  return [
    ...changedBuilds(before?.builds ?? {}, after.builds),
    `${changed.length} of ${Object.keys(after.pages).length} pages changed`,
    ...(gone.length > 0 ? [`pages gone: ${gone.join(' ')}`] : []),
  ]
}
