import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { liveRelease } from 'platform/store/moves/live-release'
import type { SiteDirectory } from 'platform/store/places/site-directory'
import type { Release } from 'platform/store/releases/release'
import { installTools } from '../setup/install-tools'
import { measureTexts } from './changed-text'
import { generatedName, growSite, type GrownSite } from './growing-site'
import { median } from './percentile'
import { startPublisher } from './published-over-network'
import { secondsToLive } from './seconds-to-live'

const sizes = [3, 10, 30, 100]
/** Sizes at which the workspace's own packages are built and published, too. */
const withTexts = [10, 100]
const repetitions = 5

async function storedPage(site: SiteDirectory, release: Release, path: string) {
  const file = join(site.pages, release.pages[path]?.html ?? '')
  const html = await readFile(file, 'utf8')
  return {
    bytes: (await stat(`${file}.br`)).size,
    scripts: html.match(/rel="modulepreload"/g)?.length ?? 0,
  }
}

async function measure({ site, remotes, nextEdition }: GrownSite): Promise<void> {
  const times: number[] = []
  const bare: number[] = []
  const sent: number[] = []
  const publisher = await startPublisher(site)
  try {
    for (let turn = 0; turn < repetitions; turn++) {
      times.push((await secondsToLive(site, '--from', await nextEdition())).seconds)
      bare.push((await secondsToLive(site, '--from', await nextEdition(), '--no-browser')).seconds)
      sent.push(await publisher.publish(await nextEdition()))
    }
  } finally {
    await publisher.stop()
  }
  const { release } = await liveRelease(site)
  const { bytes, scripts } = await storedPage(site, release, `/${generatedName(2)}/one`)
  const another = await storedPage(site, release, '/programs/alc')
  const { size } = await stat(join(site.releases, `${release.id}.json`))
  const list = times.map((time) => time.toFixed(2)).join(' ')
  console.log(
    `${String(remotes).padStart(3)} remotes, ${Object.keys(release.pages).length} pages: median ${median(times).toFixed(2)} s (${list}), without a browser ${median(bare).toFixed(2)} s, over the network ${median(sent).toFixed(2)} s; an unchanged page: ${bytes} bytes of HTML, ${scripts} scripts; /programs/alc: ${another.bytes} bytes; the release's own file: ${Math.round(size / 1000)} kB`,
  )
  if (withTexts.includes(remotes)) await measureTexts(site, remotes * 10)
}

/**
 * Seconds from `publish` to live for one remote's changed ten pages, on sites of 3 to 100 generated remotes, and for a text of the
 * workspace's packages.
 */
export async function benchPublish(): Promise<void> {
  installTools()
  await growSite(sizes, measure)
}
