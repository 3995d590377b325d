import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { ForkOptions } from 'node:child_process'

// Node 20 has the permission model under the longer name.
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** Each folder once: Node 20 aborts when it is given one twice. */
const readable = (dirs: string[]) =>
  [...new Set(dirs.map((dir) => realpathSync(dir)))].map((path) => join(path, '*'))

/**
 * The renderer runs code of every remote: it gets none of the publisher's environment (passwords, tokens), reads the
 * folders `dirs` only, writes nothing and starts no process.
 */
export const confinedTo = (dirs: string[]): ForkOptions => ({
  env: { NODE_ENV: 'production' },
  execArgv: [
    permission,
    ...readable(dirs).map((path) => `--allow-fs-read=${path}`),
    // Node runs the hooks of `register` in a worker.
    '--allow-worker',
    '--disable-warning=SecurityWarning',
    '--disable-warning=ExperimentalWarning',
  ],
})
