import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { liveMove } from '../../shell/publisher/pointer'
import { publish } from '../../shell/publisher/publish'
import { readRelease } from '../../shell/publisher/release'
import { siteDirectory, type SiteDirectory } from '../../shell/publisher/site-directory'
import { serveSite } from '../setup/serve-site'
import { buildTemplate, stampSection } from './generated-sections'
import { root } from '../setup/workspace'

const run = promisify(execFile)
const origin = 'http://college.test'
const sizes = [3, 10, 30, 100]
const repetitions = 5

const nameOf = (index: number) => `s${String(index).padStart(3, '0')}`
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

const temporary: string[] = []
async function stamp(...args: Parameters<typeof stampSection>): Promise<string> {
  const dist = await stampSection(...args)
  temporary.push(dist)
  return dist
}

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

async function measure(site: SiteDirectory, template: string, sections: number): Promise<void> {
  const times: number[] = []
  for (let turn = 0; turn < repetitions; turn++) {
    const dist = await stamp(template, nameOf(1), sections * 10 + turn)
    times.push(await secondsToLive(site, dist))
  }
  const { bytes, scripts, release } = await firstVisit(site, `/${nameOf(2)}/one`)
  const list = times.map((time) => time.toFixed(2)).join(' ')
  console.log(
    `${String(sections).padStart(3)} sections, ${sections * 10 + 28} pages: median ${median(times).toFixed(2)} s (${list}); an unchanged page: ${bytes} bytes of HTML, ${scripts} scripts; the release's own file: ${Math.round(release / 1000)} kB`,
  )
}

/** Seconds from `publish` to live for one section's changed ten pages, on sites of 3 to 100 generated sections. */
export async function benchPublish(): Promise<void> {
  // Builds what is missing, as `npm start` does.
  await (await serveSite()).stop()
  const site = siteDirectory(await mkdtemp(join(tmpdir(), 'bench-site-')))
  temporary.push(site.root)
  const template = await buildTemplate()
  temporary.push(template)
  const packages = ['shell', 'mf-programs', 'mf-resources', 'mf-engagement'].map((name) =>
    join(root, name, 'dist'),
  )
  try {
    await publish(site, packages, origin)
    let built = 0
    for (const size of sizes) {
      const fresh: string[] = []
      while (built < size) fresh.push(await stamp(template, nameOf(++built)))
      await publish(site, fresh, origin)
      await measure(site, template, size)
    }
  } finally {
    await Promise.all(temporary.map((dir) => rm(dir, { recursive: true, force: true })))
  }
}
