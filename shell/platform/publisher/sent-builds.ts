import { readIntactBuild, type StoredBuild } from '../store/builds/stored-build'
import type { SiteDirectory } from '../store/places/site-directory'

/** Builds that were sent before, by remote and version. */
export function sentBuilds(site: SiteDirectory, builds: Record<string, string>): Promise<StoredBuild[]> {
  return Promise.all(
    Object.entries(builds).map(([remote, version]) => readIntactBuild(site, remote, version)),
  )
}
