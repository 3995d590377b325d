import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { packageDirectory } from '../workspace'

const remotes = join(packageDirectory('shell'), 'src/remotes')

/** Replaces the boundary of the released site by `fault-boundary.tsx`, which shows faults. */
export function faultsShown(): Plugin {
  return {
    name: 'faults-shown',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id.startsWith('.') && join(dirname(importer), id) === join(remotes, 'piece-boundary')
        ? join(remotes, 'fault-boundary.tsx')
        : null,
  }
}
