import { prune } from '../store/prune'
import type { SiteDirectory } from '../store/site-directory'
import { pruneStore } from './prune-store'

/** Prunes the folder and the shared store, if there is one. @returns what it deleted from the folder */
export async function pruneSite(site: SiteDirectory) {
  const pruned = await prune(site, Date.now())
  await pruneStore(site)
  return pruned
}
