import { realpathSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { isWhole, programInNamespaces } from './own-namespaces'

// Node 20 calls the permission model experimental.
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** For what Node asks no permission: SQLite opens any file, and a worker, V8 and Node itself write profiles and traces into any. */
const beyondPermission = [
  // Node 20 runs import hooks in a worker.
  ...('registerHooks' in module ? [] : ['--allow-worker']),
  ...(process.allowedNodeEnvironmentFlags.has('--experimental-sqlite') ? ['--no-experimental-sqlite'] : []),
  '--freeze-flags-after-init',
  '--diagnostic-dir=/dev/null',
  '--trace-event-file-pattern=/dev/null',
]

/** The namespaces for a renderer that reads `dirs`. In them `/run` is empty: a site or a Node that lies there is not reachable. */
const namespacesFor = (dirs: string[]) =>
  [...dirs, process.execPath].some((path) => realpathSync(path).startsWith('/run/'))
    ? undefined
    : programInNamespaces(dirs.at(-1))

/** Whether a renderer of the site in `dir` signals no other process, has no network and finds no socket in `/run`. */
export const isConfined = (dir: string): boolean => isWhole(namespacesFor([dir]))

/** A command that runs a program of Node, and the options of its process. */
interface ConfinedNode {
  command: [string, ...string[]]
  options: { env: NodeJS.ProcessEnv; detached: boolean }
}

/**
 * The renderer runs code of every remote. It gets none of the publisher's environment (passwords, tokens), reads only the folders
 * in `dirs`, writes nothing and starts no process. On a Linux with namespaces it has no network and signals no other process.
 */
export function confinedTo(dirs: string[]): ConfinedNode {
  // Each folder once: Node 20 aborts if one is given twice.
  const readable = [...new Set(dirs.map((dir) => realpathSync(dir)))]
  const flags = [
    permission,
    ...readable.map((path) => `--allow-fs-read=${join(path, '*')}`),
    ...beyondPermission,
    '--disable-warning=SecurityWarning',
    '--disable-warning=ExperimentalWarning',
  ]
  const program = namespacesFor(readable) ?? []
  return {
    command: [...program, process.execPath, ...flags] as ConfinedNode['command'],
    // A process may signal its own group whatever its namespace, so in namespaces it gets a group of its own.
    options: { env: { NODE_ENV: 'production' }, detached: program.length > 0 },
  }
}
