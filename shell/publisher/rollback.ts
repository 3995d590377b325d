import { readBuild } from './build-store'
import { PublishError } from './errors'
import { allMoves, movePointer, type Move } from './pointer'
import { goLive, type Published } from './publish'
import { readRelease, type Release } from './release'
import type { SiteDirectory } from './site-directory'

interface History {
  moves: Move[]
  live: Move
  release: Release
}

async function history(site: SiteDirectory): Promise<History> {
  const moves = await allMoves(site)
  const live = moves.at(-1)
  if (!live) throw new PublishError('release-unknown', 'Nothing is published yet.', 'npm run site -- publish')
  return { moves, live, release: await readRelease(site, live.release) }
}

/** The release that was live before `live` first was: rolling back twice goes back twice. */
function releaseBefore({ moves, live }: History): string {
  const first = moves.findIndex(({ release }) => release === live.release)
  const before = moves[first - 1]
  if (before) return before.release
  throw new PublishError(
    'release-unknown',
    `There is no release before ${live.release}.`,
    '`npm run site -- log` lists them.',
  )
}

/** Moves the pointer back, to `id` or to the release before the live one. Nothing is rendered: it takes no time. */
export async function rollbackRelease(site: SiteDirectory, id: string | undefined): Promise<Release> {
  const past = await history(site)
  const target = await readRelease(site, id ?? releaseBefore(past))
  const moved = await movePointer(site, target.id, `rollback from ${past.live.release}`, past.live.number)
  return moved ? target : rollbackRelease(site, id)
}

async function earlierVersion(
  site: SiteDirectory,
  { moves, release }: History,
  section: string,
): Promise<string> {
  const current = release.builds[section]
  for (const move of moves.toReversed()) {
    const version = (await readRelease(site, move.release)).builds[section]
    if (version !== undefined && version !== current) return version
  }
  throw new PublishError(
    'release-unknown',
    `No earlier version of ${section} was ever live.`,
    '`npm run site -- log` lists what was.',
  )
}

/** Puts one section's earlier version live with the newest of all others, through the same checks as a publish. */
export async function rollbackSection(
  site: SiteDirectory,
  section: string,
  origin: string,
): Promise<Published> {
  const version = await earlierVersion(site, await history(site), section)
  return goLive(site, [await readBuild(site, section, version)], origin, `rollback ${section} to ${version}`)
}
