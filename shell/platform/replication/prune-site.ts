import { prune } from '../store/prune'
import type { SiteDirectory } from '../store/site-directory'
import { catchUp } from './catch-up'
import { pruneStore } from './prune-store'

/** Prunes the folder, which makes room to mirror, and then the shared store, if there is one. @returns what it deleted from the folder */
export async function pruneSite(site: SiteDirectory) {
  const pruned = await prune(site, Date.now())
  await catchUp(site)
  await pruneStore(site)
  return pruned
}
