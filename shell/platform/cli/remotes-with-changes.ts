import { sourceHash } from '../build/source/source-hash'
import { readBuild } from '../store/builds/stored-build'
import { isIntact, orCorrupt } from '../store/places/corruption'
import type { Release } from '../store/releases/release'
import type { SiteDirectory } from '../store/places/site-directory'
import { packageDirectory, remoteNames } from '../workspace'

/** Hash of the sources of the live build of `remote`, if that can be read and records one. */
async function liveSource(site: SiteDirectory, { builds }: Release, remote: string) {
  const version = builds[remote]
  if (version === undefined) return undefined
  const build = await orCorrupt(() => readBuild(site, remote, version))
  return isIntact(build) ? build.manifest.source?.hash : undefined
}

/** The remotes of the checkout whose sources differ from those of `release`. */
export async function remotesWithChanges(site: SiteDirectory, release: Release): Promise<string[]> {
  const changed: string[] = []
  for (const name of remoteNames()) {
    const hash = sourceHash(packageDirectory(name))
    if (hash !== (await liveSource(site, release, name))) changed.push(name)
  }
  return changed
}
