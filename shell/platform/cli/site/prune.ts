import { pruneStore } from '../../replication/prune-store'
import { prune } from '../../store/prune'
import type { SiteRequest } from './request'

/** Deletes what neither open tabs nor rollbacks need. */
export default async function pruneCommand({ site }: SiteRequest): Promise<void> {
  const { moves, releases, builds, files } = await prune(site, Date.now())
  await pruneStore(site)
  console.log(
    `Deleted ${releases} releases, ${builds} builds, ${files} page files and drafts, ${moves} log lines.`,
  )
}
