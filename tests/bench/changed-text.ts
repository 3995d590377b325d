import { writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteDirectory } from 'platform/store/places/site-directory'
import { root } from '../setup/workspace'
import { openPreview } from './open-preview'
import { median } from './percentile'
import { secondsToLive } from './seconds-to-live'

interface ChangedText {
  remote: string
  file: string
  text: string
}

/** A text of each kind of package: pages only, pages and an island on every page, the frame of every page. */
const texts: [ChangedText, ...ChangedText[]] = [
  { remote: 'mf-programs', file: 'content/programs-overview.ts', text: 'Ten stackable diploma programs' },
  { remote: 'mf-engagement', file: 'content/contact.ts', text: 'We are glad to hear from you' },
  { remote: 'shell', file: 'content/menu-page.ts', text: 'All menus' },
]
const repetitions = 3

/** The seconds that `publish` takes once the text is changed. Restores the text. */
async function change<Result>(
  { remote, file, text }: ChangedText,
  edition: number,
  publish: () => Promise<Result>,
) {
  const path = join(root, remote, file)
  const before = await readFile(path, 'utf8')
  if (!before.includes(text)) throw new Error(`${path} does not hold "${text}".`)
  const putBack = () => writeFileSync(path, before)
  // An interrupted bench restores the source as well.
  process.once('exit', putBack)
  try {
    await writeFile(path, before.replace(text, `${text} ${edition}`))
    return await publish()
  } finally {
    putBack()
    process.removeListener('exit', putBack)
  }
}

const medianOf = (times: number[]) =>
  `median ${median(times).toFixed(2)} s (${times.map((time) => time.toFixed(2)).join(' ')})`

/** A text of mf-programs from an open preview, with p typed as soon as the text is saved, and once the preview has shown it. */
async function measurePreview(site: SiteDirectory, edition: number): Promise<void> {
  const [changed] = texts
  const preview = await openPreview(site, changed.remote)
  const atOnce: number[] = []
  const shown: number[] = []
  try {
    for (let turn = 0; turn <= repetitions; turn++) {
      atOnce.push(await change(changed, edition + 2 * turn, preview.publish))
      shown.push(await change(changed, edition + 2 * turn + 1, preview.showAndPublish))
    }
  } finally {
    await preview.stop()
  }
  console.log(
    `    a text of ${changed.remote} from an open preview, build included: ${medianOf(atOnce.slice(1))}; once it is shown: ${medianOf(shown.slice(1))}`,
  )
}

/** How long each kind of text takes to go live on `site`; the first run, which fills caches, does not count. */
export async function measureTexts(site: SiteDirectory, edition: number): Promise<void> {
  for (const changed of texts) {
    const runs: { seconds: number; rendered: string }[] = []
    for (let turn = 0; turn <= repetitions; turn++)
      runs.push(await change(changed, edition + turn, () => secondsToLive(site, changed.remote)))
    const times = runs.slice(1).map(({ seconds }) => seconds)
    console.log(
      `    a text of ${changed.remote}, with its build: ${medianOf(times)}; ${runs.at(-1)?.rendered}`,
    )
  }
  await measurePreview(site, edition + repetitions + 1)
}
