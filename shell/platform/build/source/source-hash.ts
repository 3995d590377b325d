import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { isInstalled, kitFolder } from './shared-versions'

/** What a build imports of the platform, and the navigation, which the shell contains. */
const platformFolders = ['build', 'concurrency', 'errors', 'files', 'navigation', 'store/builds'].map(
  (name) => join(import.meta.dirname, '../..', name),
)

/**
 * The folders of sources for a build of the package in `root`: its own, and those of the kit, the contract and the platform. The versions
 * of installed packages are in the lockfile.
 */
export function sourceFolders(root: string): string[] {
  const kit = kitFolder(root)
  const contract = dirname(createRequire(join(kit, 'package.json')).resolve('contract/package.json'))
  const folders = [kit, contract, ...platformFolders]
  return [...new Set([root, ...folders.filter((dir) => !isInstalled(dir))])]
}

const isPackage = (dir: string) => existsSync(join(dir, 'package.json'))
/** The folders directly in `dir` that are packages of their own, such as the service of a remote: they are no sources of its build. */
export const packagesIn = (dir: string) => readdirSync(dir).filter((name) => isPackage(join(dir, name)))
/** Such as `.git` in the repository of a remote. */
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

/** The part of the lockfile about `name`: other remotes and their dependencies do not count. */
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

/** The lockfile of the workspace; a remote with its own repository has one among its files. */
export const lockFile = join(import.meta.dirname, '../../../../pnpm-lock.yaml')

const readLock = () => (existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : '')

function hashOf(folders: string[], name: string): string {
  const hash = createHash('sha256').update(lockedVersions(readLock(), name))
  for (const dir of folders) {
    for (const file of sourceFiles(dir)) hash.update(relative(dir, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Hash of what a build of the package in `root` is made from: the files (no links) in its `sourceFolders`, and locked versions. */
export const sourceHash = (root: string) => hashOf(sourceFolders(root), basename(root))

/** Hash of what a process may have loaded before it builds the package in `root`: all of its sources that are not its own files. */
export const toolHash = (root: string) => hashOf(sourceFolders(root).slice(1), basename(root))
