import { SiteError } from '../errors/site-error'
import { prune } from '../store/prune'
import type { SiteDirectory } from '../store/places/site-directory'
import { catchUp } from './catch-up'
import { pruneStore } from './prune-store'

/** Prunes the folder, which makes room to mirror, and then the shared store, if there is one. @returns what it deleted from the folder */
export async function pruneSite(site: SiteDirectory) {
  const pruned = await prune(site, Date.now())
  await catchUp(site)
  await pruneStore(site)
  return pruned
}

/** Prunes. A failure is only a warning: the result of the command does not change. */
export async function pruneOrWarn(site: SiteDirectory, warn: (warning: string) => void): Promise<void> {
  await pruneSite(site).catch((error: unknown) => {
    const { message } = error as Error
    const fix = error instanceof SiteError ? `\n  ${error.fix}` : ''
    warn(
      `Warning: pruning failed: ${message}${fix}\n  The next publish or check tries again, or: npm run site -- prune`,
    )
  })
}
