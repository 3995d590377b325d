import { readBuild } from '../../store/build-store'
import type { Release } from '../../store/release'
import type { SiteDirectory } from '../../store/site-directory'
import { printLines } from './print-lines'
import { liveRelease } from '../../store/live-release'
import type { SiteRequest } from './request'

/** Every sample value in the live builds, each once. */
async function samplesInPlace(site: SiteDirectory, release: Release) {
  const builds = await Promise.all(
    Object.entries(release.builds).map(([name, version]) => readBuild(site, name, version)),
  )
  const samples = builds.flatMap(({ manifest }) => manifest.samples)
  return [...new Map(samples.map((sample) => [sample.needed + sample.value, sample])).values()]
}

/** Lists what has to be supplied and answered before the launch. */
export async function checkLaunch({ site }: SiteRequest): Promise<void> {
  const { release } = await liveRelease(site)
  const samples = await samplesInPlace(site, release)
  const shell = await readBuild(site, 'shell', release.builds['shell'] ?? '')
  console.log(`${samples.length} sample values are still in place:`)
  printLines(samples.map(({ value, needed }) => `  ${needed}: ${value}`))
  console.log('\nQuestions that are still open:')
  for (const question of shell.manifest.site?.launchQuestions ?? []) console.log(`  ${question}`)
}
