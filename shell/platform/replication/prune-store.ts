import { isIntact } from '../store/corruption'
import { allMoves } from '../store/pointer'
import { previewedReleases } from '../store/previews'
import { graceTime, neededReleases, plainName } from '../store/prune'
import { contentsOf } from '../store/release'
import type { SharedStore } from '../store/shared-store'
import type { SiteDirectory } from '../store/site-directory'
import { sharedRelease } from './mirror-release'

async function unneeded(site: SiteDirectory, store: SharedStore): Promise<string[]> {
  const moves = (await allMoves(site)).filter(isIntact)
  const ids = new Set([...neededReleases(moves, Date.now()), ...(await previewedReleases(store))])
  const shared = await Promise.all([...ids].map((id) => sharedRelease(store, id)))
  const releases = shared.flatMap((found) => found?.release ?? [])
  const contents = new Set(releases.flatMap(contentsOf))
  const builds = new Set(
    releases.flatMap((release) =>
      Object.entries(release.builds).map(([remote, version]) => `builds/${remote}/${version}`),
    ),
  )
  return [
    // What killed writers have left.
    ...(await store.list('work/')),
    ...(await store.list('probe/')),
    ...(await store.list('releases/')).filter(
      (key) => !ids.has(key.slice('releases/'.length, -'.json'.length)),
    ),
    ...(await store.list('builds/')).filter((key) => !builds.has(key.split('/', 3).join('/'))),
    ...(await store.list('pages/')).filter((key) => !contents.has(plainName(key.slice('pages/'.length)))),
  ]
}

/**
 * Deletes from the shared store what no machine needs and no machine has put for an hour. Moves stay: they record who changed the
 * site. This folder must be up to date with the store.
 */
export async function pruneStore(site: SiteDirectory): Promise<void> {
  const { store } = site
  if (!store) return
  for (const key of await unneeded(site, store)) await store.delete(key, graceTime)
}
