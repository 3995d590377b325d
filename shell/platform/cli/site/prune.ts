import { pruneSite } from '../../replication/prune-site'
import { counted } from '../../errors/counted'
import type { SiteRequest } from './request'

/** Deletes what neither open tabs nor rollbacks need, and prints how much that was. */
export default async function pruneCommand({ site }: SiteRequest): Promise<void> {
  const { moves, releases, builds, files } = await pruneSite(site)
  console.log(
    `Deleted ${counted(releases, 'release')}, ${counted(builds, 'build')}, ${counted(files, 'file')} of pages and drafts; set aside ${counted(moves, 'move')}.`,
  )
}
