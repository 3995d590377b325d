import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { BuildError } from './build-error'
import { sharedDoors } from './shared-doors.js'

/** The version of `name` that the package in `root` would take for itself; undefined where it takes none. */
function versionFrom(root: string, name: string): string | undefined {
  try {
    const file = createRequire(join(root, 'package.json')).resolve(`${name}/package.json`)
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
  } catch {
    return undefined
  }
}

/**
 * Refuses a section with a React of its own: in the page it meets the kit's.
 * @throws BuildError
 */
export function requireSharedVersions(root: string): void {
  for (const name of ['react', 'react-dom'] as const) {
    const [own, shared] = [versionFrom(root, name), sharedDoors[name]]
    if (own === undefined || own === shared) continue
    throw new BuildError('version-not-shared', {
      file: join(root, 'package.json'),
      expected: `${name} ${shared}, as the whole site has it`,
      found: own,
      mend: `Write "${name}": "catalog:".`,
    })
  }
}
