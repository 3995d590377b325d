import { lastUsed } from '../../concurrency/last-used'
import { isReleaseId, isStored, readRelease, type Release } from '../../store/releases/release'
import type { ReleaseSource } from './release-source'

/** Releases that are kept in memory: those of the tabs that are open. */
const remembered = 20

/**
 * Finds releases by id; undefined for one that is not stored (any more). Each is read once: if it is made again, its pages are the
 * same. Another machine may have served a page of one that is not here yet: `seek` waits for it.
 */
export function storedReleases({ site, seek }: ReleaseSource): (id: string) => Promise<Release | undefined> {
  const keep = lastUsed<Release>(remembered)
  return async (id) => {
    if (!isStored(site, id) && isReleaseId(id)) await seek?.release(id)
    return isStored(site, id) ? keep(id, () => readRelease(site, id)) : undefined
  }
}
