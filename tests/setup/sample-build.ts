import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './workspace'

const run = promisify(execFile)

/** Builds the sample remote again, with `edit` applied to its sources. @returns its `dist` */
export async function buildSample(edit: (source: string) => string = (source) => source): Promise<string> {
  const fixtures = join(root, 'tests/fixtures')
  const dir = await mkdtemp(join(fixtures, '.mf-sample-'))
  await cp(join(fixtures, 'mf-sample'), dir, { recursive: true })
  for (const file of ['src/remote.tsx', 'src/sample-page.tsx']) {
    await writeFile(join(dir, file), edit(await readFile(join(dir, file), 'utf8')))
  }
  try {
    await run(process.execPath, [join(root, 'shell/platform/client/remote.mjs'), 'build'], { cwd: dir })
    const dist = await mkdtemp(join(tmpdir(), 'sample-dist-'))
    await cp(join(dir, 'dist'), dist, { recursive: true })
    return dist
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
