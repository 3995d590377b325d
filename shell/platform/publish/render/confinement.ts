import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { ForkOptions } from 'node:child_process'
import { programInNamespaces } from './own-namespaces'

// Node 20 calls the permission model experimental.
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** Each folder once: Node 20 aborts if one is given twice. */
const readable = (dirs: string[]) =>
  [...new Set(dirs.map((dir) => realpathSync(dir)))].map((path) => join(path, '*'))

/** Node with these flags, in namespaces of its own if this machine has them. */
function nodeWith(flags: string[]): ForkOptions {
  const [program, ...before] = programInNamespaces() ?? []
  if (program === undefined) return { execArgv: flags }
  // A process may signal its own group whatever its namespace, so it gets a group of its own.
  return { execPath: program, execArgv: [...before, process.execPath, ...flags], detached: true }
}

/**
 * The renderer runs code of every remote. It gets none of the publisher's environment (passwords, tokens), reads only the folders
 * in `dirs`, writes nothing and starts no process. On a Linux with namespaces it has no network and signals no other process.
 */
export const confinedTo = (dirs: string[]): ForkOptions => ({
  env: { NODE_ENV: 'production' },
  ...nodeWith([
    permission,
    ...readable(dirs).map((path) => `--allow-fs-read=${path}`),
    // Node 20 runs import hooks in a worker.
    '--allow-worker',
    '--disable-warning=SecurityWarning',
    '--disable-warning=ExperimentalWarning',
  ]),
})
