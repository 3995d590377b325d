import { isKitModule, reactModules, sharedModules, type SharedModule } from 'contract/shared-modules'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { sourceFault } from './source-fault'

const resolveFrom = (file: string, name: string) => createRequire(file).resolve(`${name}/package.json`)

/** The package.json of the kit that the package in `root` depends on. */
function kitPackage(root: string): string {
  const file = join(root, 'package.json')
  try {
    return resolveFrom(file, 'shared-ui')
  } catch {
    throw sourceFault('no-package', {
      file,
      expected: 'the kit, shared-ui, among the installed dependencies',
      found: 'none',
      fix: 'Name it in the dependencies, and install them.',
    })
  }
}

/** Whether the package in `dir` is compiled and came from a registry; in the workspace, packages are sources. */
export const isInstalled = (dir: string) => dir.includes('/node_modules/')

/** The folder of the kit that the package in `root` depends on. */
export const kitFolder = (root: string) => dirname(kitPackage(root))

const versionIn = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version

/** The versions that the package in `root` is built with: of its kit, and of the kit's own dependencies. */
export function sharedVersions(root: string): Record<SharedModule, string> {
  const kit = kitPackage(root)
  const versions = sharedModules.map((name) => [
    name,
    versionIn(isKitModule(name) ? kit : resolveFrom(kit, name)),
  ])
  return Object.fromEntries(versions) as Record<SharedModule, string>
}

/** The versions that a dependency names; undefined for a protocol of pnpm, which names none. */
const namedVersions = (named?: string) => (/^(?:catalog|workspace):/.test(named ?? '') ? undefined : named)

/**
 * The versions of React that the package in `root` accepts: the range in its `peerDependencies`, or else every later minor version
 * and patch.
 */
export function sharedRanges(root: string): Record<string, string> {
  const versions = sharedVersions(root)
  const { peerDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    peerDependencies?: Record<string, string>
  }
  return Object.fromEntries(
    reactModules.map((name) => [name, namedVersions(peerDependencies[name]) ?? `^${versions[name]}`]),
  )
}

/** The version of `name` that the package in `root` resolves itself; undefined if it resolves none. */
function versionFrom(root: string, name: string): string | undefined {
  try {
    return versionIn(resolveFrom(join(root, 'package.json'), name))
  } catch {
    return undefined
  }
}

/**
 * Refuses a remote with its own version of React: on the page it runs with the kit's.
 * @throws SiteError
 */
export function requireSharedVersions(root: string): void {
  const versions = sharedVersions(root)
  for (const name of reactModules) {
    const [own, shared] = [versionFrom(root, name), versions[name]]
    if (own === undefined || own === shared) continue
    throw sourceFault('version-not-shared', {
      file: join(root, 'package.json'),
      expected: `${name} ${shared}, as the whole site has it`,
      found: own,
      fix: `Take the version that the kit is installed with: "${name}": "${shared}", or "catalog:" in the workspace.`,
    })
  }
}
