import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles, servedFiles } from '../../shared-ui/build/served-files'
import { manifestFile, type Manifest } from '../../shared-ui/src/contract/manifest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Changes one script of a build; `file` is its path in the build: `client/remoteEntry.js`. */
export type Edit = (code: string, file: string) => string

/**
 * A new build of section `name`, as its team would hand it over: the last one with `edit` applied to its scripts,
 * and a manifest that says so. Takes no time, where building anew takes seconds.
 * @returns the folder, which is the caller's to remove.
 */
export async function editedBuild(name: string, edit: Edit): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), `${name}-`))
  await cp(join(root, name, 'dist'), dist, { recursive: true })
  for (const file of (await listFiles(dist)).filter((path) => path.endsWith('.js'))) {
    const code = await readFile(join(dist, file), 'utf8')
    await writeFile(join(dist, file), edit(code, file))
  }
  const manifest = JSON.parse(await readFile(join(dist, manifestFile), 'utf8')) as Manifest
  const files = await servedFiles(join(dist, 'client'))
  await writeFile(join(dist, manifestFile), JSON.stringify({ ...manifest, files }))
  return dist
}
