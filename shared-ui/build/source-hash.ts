import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const kit = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const ignored = new Set(['node_modules', 'dist', 'test-results'])

async function* sourceFiles(dir: string): AsyncGenerator<string> {
  const entries = await readdir(dir, { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
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

/** A section outside of the workspace has no lockfile there. */
const readLock = () => readFile(join(kit, '../pnpm-lock.yaml'), 'utf8').catch(() => '')

/** Hash of all that the build of the package in `root` is made of: its sources, the kit's, and the locked versions. */
export async function sourceHash(root: string): Promise<string> {
  const hash = createHash('sha256').update(lockedVersions(await readLock(), basename(root)))
  for (const dir of new Set([root, kit])) {
    for await (const file of sourceFiles(dir)) hash.update(relative(dir, file)).update(await readFile(file))
  }
  return hash.digest('hex')
}
