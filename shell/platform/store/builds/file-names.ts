import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, type Manifest } from 'contract/manifest'
import { isIntact } from '../places/corruption'
import { entriesOf } from '../../files/entries-of'
import { SiteError } from '../../errors/site-error'
import { releaseHistory } from '../moves/history'
import { isNamedByContent } from './served-files'
import { sideBySide } from '../../concurrency/side-by-side'
import { buildDirectory, type SiteDirectory } from '../places/site-directory'

/** The files that the build in `dir` records; none if its manifest cannot be read. */
async function recordedFiles(dir: string): Promise<Partial<Manifest['files']>> {
  const manifest = await readFile(join(dir, manifestFile), 'utf8')
    .then((text) => JSON.parse(text) as Partial<Manifest> | null)
    .catch(() => undefined)
  return manifest?.files ?? {}
}

interface Conflict {
  version: string
  dir: string
  file: string
}

/** The other versions that have other content under the name of a file of build `version`, each with the first such file. */
async function conflictsOf(
  site: SiteDirectory,
  { name: remote, files }: Manifest,
  version: string,
): Promise<Conflict[]> {
  const named = Object.entries(files).filter(([file]) => isNamedByContent(file))
  const others = (await entriesOf(join(site.builds, remote))).filter((other) => other !== version)
  const conflicts = await sideBySide(others, 20, async (other) => {
    const dir = buildDirectory(site, remote, other)
    const recorded = await recordedFiles(dir)
    const [file] =
      named.find(([name, { integrity }]) => (recorded[name]?.integrity ?? integrity) !== integrity) ?? []
    return file === undefined ? [] : [{ version: other, dir, file }]
  })
  return conflicts.flat()
}

const nameTaken = ({ file, dir }: Conflict) =>
  new SiteError(
    'file-name-taken',
    `client/${file}: expected a name that changes with the content of the file; found other content under the same name in ${dir}.`,
    'Build it with the bundler of this project, which names files by their content, and change no file after the build.',
  )

/**
 * Refuses build `version` if another one that was live has other content under the name of one of its files: all builds of a
 * remote are served at the same addresses, which browsers keep for a year. At the site's address no cache keeps the files of a
 * build that was never live, so its names are free: a token that may only preview blocks no publish.
 */
export async function requireOwnNames(
  site: SiteDirectory,
  manifest: Manifest,
  version: string,
): Promise<void> {
  const conflicts = await conflictsOf(site, manifest, version)
  if (conflicts.length === 0) return
  const history = await releaseHistory(site)
  // A move or a release that cannot be read may have made any build live.
  const wasLive = (other: string) =>
    history.some((entry) => !isIntact(entry) || entry.release.builds[manifest.name] === other)
  const taken = conflicts.find((conflict) => wasLive(conflict.version))
  if (taken) throw nameTaken(taken)
}
