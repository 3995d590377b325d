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
    else if (entry.isFile() && !/\.(test|examples)\.tsx?$/.test(entry.name)) yield path
  }
}

/** The lockfile as far as it concerns `name`: which other sections there are, and what they depend on, does not. */
export function lockedVersions(lock: string, name: string): string {
  const [before = '', rest = ''] = lock.split('\nimporters:\n')
  const [importers = '', versions = ''] = rest.split('\npackages:\n')
  const own = importers
    .split(/\n(?= {2}\S)/)
    .filter((importer) => ['.', 'shared-ui', name].includes(importer.trim().split(':')[0] ?? ''))
  return [before, ...own.map((importer) => importer.trim()), versions].join('\n')
}

/** Hash of all that a package's build is made of: its sources, the kit's, and the locked versions. */
export async function sourceHash(name: string): Promise<string> {
  const lock = await readFile(join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8')
  const hash = createHash('sha256').update(lockedVersions(lock, name))
  for (const dir of new Set([packageDirectory(name), packageDirectory('shared-ui')])) {
    for await (const file of sourceFiles(dir))
      hash.update(file.slice(workspaceRoot.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}
