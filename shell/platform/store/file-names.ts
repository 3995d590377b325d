import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, type Manifest } from 'contract/manifest'
import { entriesOf } from './entries-of'
import { SiteError } from './errors'
import { isNamedByContent } from './served-files'

/** The hash that the build in `dir` records for its file `name`; undefined if its manifest cannot be read. */
async function recorded(dir: string, name: string): Promise<string | undefined> {
  const manifest = await readFile(join(dir, manifestFile), 'utf8')
    .then((text) => JSON.parse(text) as Partial<Manifest> | null)
    .catch(() => undefined)
  return manifest?.files?.[name]?.integrity
}

/**
 * Refuses a file if another build of the remote, in a folder of `builds`, has the same name with other content: all builds of a
 * remote are served at the same addresses, which browsers keep for a year.
 */
export async function requireOwnName(builds: string, name: string, { files }: Manifest): Promise<void> {
  if (!isNamedByContent(name)) return
  const others = (await entriesOf(builds)).map((version) => join(builds, version))
  for (const other of others.filter((dir) => existsSync(join(dir, 'client', name)))) {
    const integrity = await recorded(other, name)
    if (integrity === undefined || integrity === files[name]?.integrity) continue
    throw new SiteError(
      'file-name-taken',
      `client/${name}: expected a name that changes with the content of the file; found other content under the same name in ${other}.`,
      'Build it with the bundler of this project, which names files by their content, and change no file after the build.',
    )
  }
}
