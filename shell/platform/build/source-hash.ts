import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled, kitFolder } from './shared-versions'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replace(/\/$/, '')

/**
 * Where the sources of the package in `root` lie that its build is made of: its own, the kit's and the build's. The lockfile next to
 * them has the versions of what is installed.
 */
export function sourceFolders(root: string): string[] {
  const kit = kitFolder(root)
  const contract = dirname(createRequire(join(kit, 'package.json')).resolve('contract/package.json'))
  const folders = [kit, contract, folder('.'), folder('../navigation')]
  return [...new Set([root, ...folders.filter((dir) => !isInstalled(dir))])]
}

const isPackage = (dir: string) => existsSync(join(dir, 'package.json'))
/** Such as `.git`, in a repository of the remote's own. */
const isHidden = (name: string) => name.startsWith('.')
const ignored = new Set(['node_modules', 'dist', 'test-results'])

function* sourceFiles(dir: string): Generator<string> {
  const entries = readdirSync(dir, { withFileTypes: true }).filter(({ name }) => !isHidden(name))
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(dir, entry.name)
    if (entry.isDirectory() && !ignored.has(entry.name) && !isPackage(path)) yield* sourceFiles(path)
    else if (entry.isFile() && !/\.(test|examples)\.tsx?$/.test(entry.name)) yield path
  }
}

/** The lockfile as far as it concerns `name`: which other remotes there are, and what they depend on, does not. */
export function lockedVersions(lock: string, name: string): string {
  const [before = '', rest = ''] = lock.split('\nimporters:\n')
  const [importers = '', versions = ''] = rest.split('\npackages:\n')
  const own = importers
    .split(/\n(?= {2}\S)/)
    .filter((importer) =>
      ['.', 'shared-ui', 'shared-ui/contract', 'shell/platform', name].includes(
        importer.trim().split(':')[0] ?? '',
      ),
    )
  return [before, ...own.map((importer) => importer.trim()), versions].join('\n')
}

/** The workspace's; a remote with a repository of its own has one among its files. */
function readLock(): string {
  const file = folder('../../../pnpm-lock.yaml')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Hash of all that the build of the package in `root` is made of: sources and locked versions. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256').update(lockedVersions(readLock(), basename(root)))
  for (const dir of sourceFolders(root)) {
    for (const file of sourceFiles(dir)) hash.update(relative(dir, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}
