import { readBuild } from '../../store/builds/stored-build'
import { counted } from '../../errors/counted'
import type { Release } from '../../store/releases/release'
import type { SiteDirectory } from '../../store/places/site-directory'
import { printLines } from './print-lines'
import { liveRelease } from '../../store/moves/live-release'
import type { SiteRequest } from './request'

/** Every sample value in the live builds, each once. */
async function samplesInPlace(site: SiteDirectory, release: Release) {
  const builds = await Promise.all(
    Object.entries(release.builds).map(([name, version]) => readBuild(site, name, version)),
  )
  const samples = builds.flatMap(({ manifest }) => manifest.samples)
  return [...new Map(samples.map((sample) => [sample.needed + sample.value, sample])).values()]
}

const printList = (heading: string, none: string, lines: string[]) =>
  printLines(lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [none])

/** Lists what has to be supplied and answered before the launch. */
export async function checkLaunch({ site }: SiteRequest): Promise<void> {
  const { release } = await liveRelease(site)
  const samples = await samplesInPlace(site, release)
  const shell = await readBuild(site, 'shell', release.builds['shell'] ?? '')
  printList(
    `${counted(samples.length, 'sample value')} still in place:`,
    'No sample value is left.',
    samples.map(({ value, needed }) => `${needed}: ${value}`),
  )
  const questions = shell.manifest.site?.launchQuestions ?? []
  printList('\nQuestions that are still open:', '\nNo question is open.', questions)
}
