import { isIntact } from '../store/corruption'
import { allMoves } from '../store/pointer'
import { previewedReleases } from '../store/previews'
import { graceTime, neededReleases } from '../store/prune'
import { contentsOf, type Release } from '../store/release'
import type { SharedStore } from '../store/shared-store'
import type { SiteDirectory } from '../store/site-directory'
import { sharedRelease } from './mirror-release'

const isOf = (release: Release) => (key: string) =>
  Object.entries(release.builds).some(([remote, version]) => key.startsWith(`builds/${remote}/${version}/`))

/** The stored file that a key belongs to: its compressed forms are deleted with it. */
const contentOf = (key: string) => key.replace(/^pages\/([\da-f]+\.[a-z]+)(?:\.br|\.gz)?$/, '$1')

async function unneeded(site: SiteDirectory, store: SharedStore): Promise<string[]> {
  const moves = (await allMoves(site)).filter(isIntact)
  const ids = new Set([...neededReleases(moves, Date.now()), ...(await previewedReleases(store))])
  const shared = await Promise.all([...ids].map((id) => sharedRelease(store, id)))
  const releases = shared.flatMap((found) => found?.release ?? [])
  const contents = new Set(releases.flatMap(contentsOf))
  const isBuildNeeded = (key: string) => releases.some((release) => isOf(release)(key))
  return [
    ...(await store.list('releases/')).filter(
      (key) => !ids.has(key.slice('releases/'.length, -'.json'.length)),
    ),
    ...(await store.list('builds/')).filter((key) => !isBuildNeeded(key)),
    ...(await store.list('pages/')).filter((key) => !contents.has(contentOf(key))),
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
