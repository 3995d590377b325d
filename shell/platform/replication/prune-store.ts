import { isIntact } from '../store/places/corruption'
import { allMoves } from '../store/moves/pointer'
import { previewedReleases } from '../store/previews'
import { graceTime, isNamedByPlatform, neededReleases, plainName } from '../store/prune'
import type { SharedStore } from '../store/places/shared-store'
import { sideBySide } from '../concurrency/side-by-side'
import type { SiteDirectory } from '../store/places/site-directory'
import { usedFiles } from '../store/used-files'
import { sharedRelease } from './mirror-release'

/**
 * Deletes from the shared store what no machine needs and no machine has put for an hour. Moves stay: they record who changed the
 * site. This folder must be up to date with the store.
 */
export async function pruneStore(site: SiteDirectory): Promise<void> {
  const { store } = site
  if (!store) return
  const keys = (await unneeded(site, store)).filter(isNamedByPlatform)
  await sideBySide(keys, 8, (key) => store.delete(key, graceTime))
}

async function unneeded(site: SiteDirectory, store: SharedStore): Promise<string[]> {
  // What killed writers have left.
  const drafts = [...(await store.list('work/')), ...(await store.list('probe/'))]
  const moves = await allMoves(site)
  // A corrupt move does not say which release it made live: every release stays until a prune of this folder sets the move aside.
  if (!moves.every(isIntact)) return drafts
  const ids = new Set([...neededReleases(moves, Date.now()), ...(await previewedReleases(store))])
  const used = await usedFiles([...ids], async (id) => (await sharedRelease(store, id))?.release)
  return [
    ...drafts,
    // A key is releases/ID.json, builds/REMOTE/VERSION/FILE or pages/CONTENT.
    ...(await store.list('releases/')).filter(
      (key) => !ids.has(key.slice('releases/'.length, -'.json'.length)),
    ),
    ...(await store.list('builds/')).filter((key) => !used.builds.has(key.split('/', 3).slice(1).join('/'))),
    ...(await store.list('pages/')).filter(
      (key) => !used.contents.has(plainName(key.slice('pages/'.length))),
    ),
  ]
}
