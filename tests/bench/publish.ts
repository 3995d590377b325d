import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { liveMove } from 'platform/store/pointer'
import { readRelease } from 'platform/store/release'
import type { SiteDirectory } from 'platform/store/site-directory'
import { root } from '../setup/workspace'
import { generatedName, growSite, origin, type GrownSite } from './growing-site'
import { median } from './percentile'

const run = promisify(execFile)
const sizes = [3, 10, 30, 100]
const repetitions = 5

/** Seconds of the whole command, from the key press to the live release, process starts included. */
async function secondsToLive(site: SiteDirectory, dist: string): Promise<number> {
  const started = performance.now()
  await run('npm', ['run', '--silent', 'site', '--', 'publish', '--from', dist], {
    cwd: root,
    env: { ...process.env, SITE_DIR: site.root, PUBLIC_ORIGIN: origin },
  })
  return (performance.now() - started) / 1000
}

async function firstVisit(site: SiteDirectory, path: string) {
  const release = await readRelease(site, (await liveMove(site))?.release ?? '')
  const file = join(site.pages, release.pages[path]?.html ?? '')
  const html = await readFile(file, 'utf8')
  return {
    bytes: (await stat(`${file}.br`)).size,
    scripts: html.match(/rel="modulepreload"/g)?.length ?? 0,
    release: (await stat(join(site.releases, `${release.id}.json`))).size,
  }
}

async function measure({ site, remotes, stampFirst }: GrownSite): Promise<void> {
  const times: number[] = []
  for (let turn = 0; turn < repetitions; turn++) {
    const dist = await stampFirst(remotes * 10 + turn)
    times.push(await secondsToLive(site, dist))
  }
  const { bytes, scripts, release } = await firstVisit(site, `/${generatedName(2)}/one`)
  const another = await firstVisit(site, '/programs/alc')
  const list = times.map((time) => time.toFixed(2)).join(' ')
  console.log(
    `${String(remotes).padStart(3)} remotes, ${remotes * 10 + 29} pages: median ${median(times).toFixed(2)} s (${list}); an unchanged page: ${bytes} bytes of HTML, ${scripts} scripts; /programs/alc: ${another.bytes} bytes; the release's own file: ${Math.round(release / 1000)} kB`,
  )
}

/** Seconds from `publish` to live for one remote's changed ten pages, on sites of 3 to 100 generated remotes. */
export const benchPublish = () => growSite(sizes, measure)
