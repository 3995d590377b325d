import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { ForkOptions } from 'node:child_process'
import { programWithoutNetwork } from './without-network'

// Node 20 calls the permission model experimental.
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** Each folder once: Node 20 aborts if one is given twice. */
const readable = (dirs: string[]) =>
  [...new Set(dirs.map((dir) => realpathSync(dir)))].map((path) => join(path, '*'))

/** Node with these flags, and without a network if this machine can take it away. */
function nodeWith(flags: string[]): ForkOptions {
  const [program, ...before] = programWithoutNetwork() ?? []
  return program === undefined
    ? { execArgv: flags }
    : { execPath: program, execArgv: [...before, process.execPath, ...flags] }
}

/**
 * The renderer runs code of every remote. It gets none of the publisher's environment (passwords, tokens), reads only the folders
 * in `dirs`, writes nothing, starts no process, and has no network on a Linux that can take it away.
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
