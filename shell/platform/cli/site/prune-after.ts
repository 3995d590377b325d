import { pruneSite } from '../../replication/prune-site'
import type { SiteDirectory } from '../../store/site-directory'

/** Prunes after a publish. The release is live already, so a failure here is only a warning. */
export async function pruneAfter(site: SiteDirectory): Promise<void> {
  await pruneSite(site).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`Warning: pruning failed: ${reason}\n  Try again: npm run site -- prune`)
  })
}
