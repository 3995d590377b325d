import { FolderStore } from '../store/places/folder-store'
import { isIntact, orCorrupt } from '../store/places/corruption'
import { SiteError } from '../errors/site-error'
import { allMoves, liveMove, moveKey } from '../store/moves/pointer'
import { moveFiles } from '../store/moves/verify-moves'
import { previewedReleases } from '../store/previews'
import { readRelease, type Release } from '../store/releases/release'
import type { SharedStore } from '../store/places/shared-store'
import type { SiteDirectory } from '../store/places/site-directory'
import { requireIntact } from '../store/verify-release'
import { uploadRelease } from './upload'

/** Copies the contents below `prefix`. */
async function copy(from: SharedStore, to: SharedStore, prefix: string): Promise<void> {
  for (const key of await from.list(prefix)) await to.put(key, (await from.get(key)) ?? Buffer.alloc(0))
}

/** The release `id`, with every file whole: the store never replaces what it holds. */
async function intactRelease(site: SiteDirectory, id: string): Promise<Release> {
  const release = await readRelease(site, id)
  // Without the store: it is to be filled from this folder, and cannot repair it.
  await requireIntact({ ...site, store: undefined }, release)
  return release
}

/** Uploads every release that this folder can show. @returns what is wrong with the others; the live one may not be among them */
async function uploadIntact(site: SiteDirectory, folder: SharedStore, live: string): Promise<SiteError[]> {
  const earlier = (await allMoves(site)).filter(isIntact).map(({ release }) => release)
  const leftOut: SiteError[] = []
  for (const id of new Set([live, ...earlier, ...(await previewedReleases(folder))])) {
    const release = await orCorrupt(() => intactRelease(site, id))
    if (isIntact(release)) await uploadRelease(site, id)
    else if (id === live) throw release.corruption
    else leftOut.push(release.corruption)
  }
  return leftOut
}

async function liveOf(site: SiteDirectory): Promise<string> {
  const move = await liveMove(site)
  if (move) return move.release
  throw new SiteError(
    'release-unknown',
    `${site.root}: expected a site to put into the shared store; found none.`,
    'Name the folder of the site in SITE_DIR; or fill the store by a publish: npm run site -- publish',
  )
}

/** Refuses a store with a site. A seed that was cut off has left the first moves of this one. */
async function requireUnfilled(site: SiteDirectory, files: Map<number, Buffer>): Promise<void> {
  const there = await moveFiles(site)
  const isBeginning = [...files]
    .slice(0, there.size)
    .every(([number, content]) => there.get(number)?.equals(content))
  if (isBeginning && there.size < files.size) return
  throw new SiteError(
    'usage',
    'The shared store holds a site already.',
    'Name an empty database or folder in SITE_STORE.',
  )
}

/** What a seed has put into the shared store. */
interface Seeded {
  moves: number
  /** What is wrong with the earlier releases that it has not put there. */
  leftOut: SiteError[]
}

/**
 * Fills an empty shared store with the site of this folder: its history, tokens and previews. The moves are copied last: until then
 * the store holds no site. A seed that was cut off goes on.
 */
export async function seed(site: SiteDirectory): Promise<Seeded> {
  const { store } = site
  if (!store) throw new SiteError('usage', 'There is no shared store.', 'Name it in SITE_STORE.')
  const live = await liveOf(site)
  const files = await moveFiles({ ...site, store: undefined })
  await requireUnfilled(site, files)
  const folder = new FolderStore(site.root)
  const leftOut = await uploadIntact(site, folder, live)
  for (const prefix of ['tokens/', 'previews/']) await copy(folder, store, prefix)
  for (const [number, content] of files) await store.put(moveKey(number), content)
  return { moves: files.size, leftOut }
}
