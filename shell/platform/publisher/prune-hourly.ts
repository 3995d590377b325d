import { pruneSite } from '../replication/prune-site'
import type { SiteDirectory } from '../store/site-directory'
import type { Tell } from './progress'

const hour = 3_600_000

/** Prunes at most once an hour: checks and previews store builds and releases, and there may be weeks of them without a move. */
export function pruneHourly() {
  let due = 0
  return async (site: SiteDirectory, tell: Tell): Promise<void> => {
    if (Date.now() < due) return
    due = Date.now() + hour
    await pruneSite(site).catch((error: unknown) => tell(`warning: pruning failed: ${String(error)}`))
  }
}
