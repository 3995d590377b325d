import type { Manifest } from 'contract/manifest'
import { readBuild } from '../store/build-store'
import type { Release } from '../store/release'
import type { SiteDirectory } from '../store/site-directory'

/** Every sample value that the live builds still hold, each once. */
export async function samplesInPlace(site: SiteDirectory, release: Release): Promise<Manifest['samples']> {
  const builds = await Promise.all(
    Object.entries(release.builds).map(([name, version]) => readBuild(site, name, version)),
  )
  const samples = builds.flatMap(({ manifest }) => manifest.samples)
  return [...new Map(samples.map((sample) => [sample.needed + sample.value, sample])).values()]
}
