import { writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteDirectory } from 'platform/store/places/site-directory'
import { root } from '../setup/workspace'
import { median } from './percentile'
import { secondsToLive } from './seconds-to-live'

/** A text of each kind of package: pages only, pages and an island on every page, the frame of every page. */
const texts = [
  { remote: 'mf-programs', file: 'content/programs-overview.ts', text: 'Ten stackable diploma programs' },
  { remote: 'mf-engagement', file: 'content/contact.ts', text: 'We are glad to hear from you' },
  { remote: 'shell', file: 'content/menu-page.ts', text: 'All menus' },
]
const repetitions = 3

type ChangedText = (typeof texts)[number]

/** Seconds from a changed text to the live release, with the build of the remote. Restores the text. */
async function change(site: SiteDirectory, { remote, file, text }: ChangedText, edition: number) {
  const path = join(root, remote, file)
  const before = await readFile(path, 'utf8')
  if (!before.includes(text)) throw new Error(`${path} does not hold "${text}".`)
  const putBack = () => writeFileSync(path, before)
  // An interrupted bench restores the source as well.
  process.once('exit', putBack)
  try {
    await writeFile(path, before.replace(text, `${text} ${edition}`))
    return await secondsToLive(site, remote)
  } finally {
    putBack()
    process.removeListener('exit', putBack)
  }
}

/** How long each kind of text takes to go live on `site`; the first run, which fills caches, does not count. */
export async function measureTexts(site: SiteDirectory, edition: number): Promise<void> {
  for (const changed of texts) {
    const runs: { seconds: number; rendered: string }[] = []
    for (let turn = 0; turn <= repetitions; turn++) runs.push(await change(site, changed, edition + turn))
    const times = runs.slice(1).map(({ seconds }) => seconds)
    const list = times.map((time) => time.toFixed(2)).join(' ')
    console.log(
      `    a text of ${changed.remote}, with its build: median ${median(times).toFixed(2)} s (${list}); ${runs.at(-1)?.rendered}`,
    )
  }
}
