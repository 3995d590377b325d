import { sourceHash } from '../build/source-hash'
import { readBuild } from '../store/build-store'
import { isWhole, orDamaged } from '../store/damage'
import type { Release } from '../store/release'
import type { SiteDirectory } from '../store/site-directory'
import { packageDirectory, sectionNames } from '../workspace'

/** Hash of the sources that the live build of `section` was made from, where it is readable and says so. */
async function liveSource(site: SiteDirectory, { builds }: Release, section: string) {
  const version = builds[section]
  if (version === undefined) return undefined
  const build = await orDamaged(readBuild(site, section, version))
  return isWhole(build) ? build.manifest.source?.hash : undefined
}

/** The sections of the checkout whose sources are not those that `release` was built from. */
export async function changedSections(site: SiteDirectory, release: Release): Promise<string[]> {
  const changed: string[] = []
  for (const name of await sectionNames()) {
    const hash = await sourceHash(packageDirectory(name))
    if (hash !== (await liveSource(site, release, name))) changed.push(name)
  }
  return changed
}
