import { pruneSite } from '../../replication/prune-site'
import type { SiteRequest } from './request'

export default async function pruneCommand({ site }: SiteRequest): Promise<void> {
  const { moves, releases, builds, files } = await pruneSite(site)
  console.log(
    `Deleted ${releases} releases, ${builds} builds, ${files} page files and drafts, ${moves} log lines.`,
  )
}
