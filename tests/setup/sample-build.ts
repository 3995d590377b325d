import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { listFiles, servedFiles } from 'shared-ui/build/served-files'
import type { Manifest } from 'shared-ui/manifest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** Builds the sample section once more, with `edit` applied to its sources, and returns its `dist`. */
export async function buildSample(edit: (source: string) => string = (source) => source): Promise<string> {
  const fixtures = join(root, 'tests/fixtures')
  const dir = await mkdtemp(join(fixtures, '.mf-sample-'))
  await cp(join(fixtures, 'mf-sample/src'), join(dir, 'src'), { recursive: true })
  for (const file of ['src/remote.tsx', 'src/sample-page.tsx']) {
    await writeFile(join(dir, file), edit(await readFile(join(dir, file), 'utf8')))
  }
  try {
    await run(process.execPath, [join(root, 'shared-ui/build/remote.mjs'), 'build'], { cwd: dir })
    const dist = await mkdtemp(join(tmpdir(), 'sample-dist-'))
    await cp(join(dir, 'dist'), dist, { recursive: true })
    return dist
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/**
 * A copy of the build in `dist` with `edit` applied to the text of each file, and the hashes of `remote.json` made new: what
 * the section's own build would have made of such a change, without the seconds that it takes.
 */
export async function stampBuild(dist: string, edit: (text: string) => string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'stamped-'))
  await cp(dist, copy, { recursive: true })
  for (const file of await listFiles(copy)) {
    const path = join(copy, file)
    await writeFile(path, edit(await readFile(path, 'utf8')))
  }
  const path = join(copy, 'remote.json')
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest
  manifest.files = await servedFiles(join(copy, 'client'))
  await writeFile(path, JSON.stringify(manifest))
  return copy
}
