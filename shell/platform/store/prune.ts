import { randomUUID } from 'node:crypto'
import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isIntact, orCorrupt } from './places/corruption'
import { entriesOf } from '../files/entries-of'
import { FolderStore } from './places/folder-store'
import { ifThere } from '../files/if-there'
import { makeFolder } from '../files/make-folder'
import { allMoves, liveMove, type Move } from './moves/pointer'
import { setAside } from './moves/write-moves'
import { previewedReleases } from './previews'
import { isStored, readRelease } from './releases/release'
import type { SiteDirectory } from './places/site-directory'
import { usedFiles } from './used-files'

/** The newest releases stay for rollbacks, however old they are. */
const rollbackReleases = 10
/** How long a tab may stay open (ms). */
const tabTime = 7 * 24 * 3_600_000
/** How long what a publish has just stored or marked as used is left alone (ms). */
export const graceTime = 3_600_000

/** What a prune deleted; moves are set aside in `past/`. */
interface Pruned {
  moves: number
  releases: number
  builds: number
  /** Pages, page data, artefacts, and drafts of killed publishers. */
  files: number
}

/** The newest releases, and those that an open tab may still belong to. */
export function neededReleases(moves: Move[], now: number): Set<string> {
  const newest = [...new Set(moves.toReversed().map(({ release }) => release))].slice(0, rollbackReleases)
  const recent = moves.filter((_, index) => {
    const ended = moves[index + 1]?.at
    return ended === undefined || Date.parse(ended) > now - tabTime
  })
  return new Set([...newest, ...recent.map(({ release }) => release)])
}

const idOf = (file: string) => file.replace('.json', '')

/** When `file` was last touched (ms); undefined if a publish has renamed or deleted it since it was listed. */
const touchedAt = async (file: string) => (await ifThere(stat(file)))?.mtimeMs

/** The name of the file that a compressed copy belongs to: `<hash>.html` of `<hash>.html.br`. A draft keeps its name. */
export const plainName = (name: string) => name.replace(/^([\da-f]+\.[a-z]+)\.(?:br|gz)$/, '$1')

/**
 * Whether the platform gave a part of `path` its name, after a content or at random: a folder that is not only the site's may hold a
 * `work/` or `builds/` of others.
 */
export const isNamedByPlatform = (path: string) =>
  /(?:^|\/)(?:[\da-f]{16}(?=$|[./])|content-[\da-f]{64}$|(?:(?:build|upload)-)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/.test(
    path,
  )

const removeFile = (file: string) => rm(file, { recursive: true, force: true })

/** Deletes the entries of `dir` that `isNeeded` rejects and that were not touched within the grace time. */
async function sweep(
  dir: string,
  isNeeded: (name: string) => boolean,
  now: number,
  remove = removeFile,
): Promise<number> {
  let swept = 0
  // A plain file is deleted before its compressed copies: a publisher that finds it expects them.
  const entries = (await entriesOf(dir)).filter((entry) => isNamedByPlatform(entry) && !isNeeded(entry))
  for (const name of entries.toSorted()) {
    const file = join(dir, name)
    // Compressed copies stay as long as their plain file: only that is marked as used.
    const touched = (await touchedAt(join(dir, plainName(name)))) ?? (await touchedAt(file))
    if (touched === undefined || touched > now - graceTime) continue
    await remove(file)
    swept++
  }
  return swept
}

async function sweepBuilds(site: SiteDirectory, used: Set<string>, now: number): Promise<number> {
  // A kill would leave half a build, which a mirror takes for a whole one.
  const remove = async (build: string) => {
    await makeFolder(site.work)
    const aside = join(site.work, `build-${randomUUID()}`)
    await ifThere(rename(build, aside))
    await removeFile(aside)
  }
  let swept = 0
  // A copy of the site may hold files of other programs, such as .DS_Store.
  for (const remote of (await entriesOf(site.builds)).filter((name) => /^[a-z]/.test(name))) {
    const isNeeded = (version: string) => used.has(`${remote}/${version}`)
    swept += await sweep(join(site.builds, remote), isNeeded, now, remove)
  }
  return swept
}

type StoredMove = Awaited<ReturnType<typeof allMoves>>[number]

/** The corrupt moves that may have made a needed release live: those after the oldest intact move to one. */
function unclearMoves(moves: StoredMove[], needed: Set<string>): StoredMove[] {
  const oldest = moves.findIndex((move) => isIntact(move) && needed.has(move.release))
  // With fewer releases than stay for rollbacks, even the oldest move may have named one that stays.
  const first = needed.size < rollbackReleases ? 0 : oldest
  return moves.slice(first).filter((move) => !isIntact(move))
}

/** The moves to set aside, and whether tabs or rollbacks need a release. */
function judgeMoves(moves: StoredMove[], now: number) {
  const intact = moves.filter(isIntact)
  const needed = neededReleases(intact, now)
  const unclear = unclearMoves(moves, needed)
  const kept = new Set([...intact.filter(({ release }) => needed.has(release)), ...unclear])
  // An unclear move may have made any release live that no intact move names.
  const withIntactMove = new Set(intact.map(({ release }) => release))
  const isNeeded = (id: string) => needed.has(id) || (unclear.length > 0 && !withIntactMove.has(id))
  return { oldMoves: moves.filter((move) => !kept.has(move)), isNeeded }
}

/** What the stored releases use; a corrupt one does not say. */
async function usedHere(site: SiteDirectory) {
  const ids = (await entriesOf(site.releases)).map(idOf).filter((id) => isStored(site, id))
  return usedFiles(ids, async (id) => {
    const release = await orCorrupt(() => readRelease(site, id))
    return isIntact(release) ? release : undefined
  })
}

/**
 * Deletes what neither open tabs nor rollbacks need: releases that ended more than a week ago, except the ten newest, the files
 * that only they use, and drafts. Moves are set aside first, so that none ever points at a release that is gone.
 */
export async function prune(site: SiteDirectory, now: number): Promise<Pruned> {
  // A corrupt live release does not say which files it uses: it has to be replaced first.
  const live = await liveMove(site)
  if (live) await readRelease(site, live.release)
  const { oldMoves, isNeeded } = judgeMoves(await allMoves(site), now)
  for (const move of oldMoves) await setAside(site, move)
  // The previews of this folder as well: a shared store that was not seeded does not hold them.
  const stores = [new FolderStore(site.root), ...(site.store ? [site.store] : [])]
  const previewed = new Set((await Promise.all(stores.map(previewedReleases))).flat())
  const releaseStays = (name: string) => isNeeded(idOf(name)) || previewed.has(idOf(name))
  const releases = await sweep(site.releases, releaseStays, now)
  const used = await usedHere(site)
  return {
    moves: oldMoves.length,
    releases,
    builds: await sweepBuilds(site, used.builds, now),
    files:
      (await sweep(site.pages, (name) => used.contents.has(plainName(name)), now)) +
      (await sweep(site.work, () => false, now)),
  }
}
