import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageDirectory, workspaceRoot } from './workspace'

const ignored = new Set(['node_modules', 'dist', 'test-results'])

async function* sourceFiles(dir: string): AsyncGenerator<string> {
  const entries = await readdir(dir, { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const path = join(dir, entry.name)
    if (entry.isDirectory() && !ignored.has(entry.name)) yield* sourceFiles(path)
    else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

/** Hash of all that a package's build is made of: its sources, the kit's, and the locked versions. */
export async function sourceHash(name: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(workspaceRoot, 'pnpm-lock.yaml')))
  for (const dir of new Set([packageDirectory(name), packageDirectory('shared-ui')])) {
    for await (const file of sourceFiles(dir))
      hash.update(file.slice(workspaceRoot.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}
