import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { packageDirectory } from '../workspace'

const source = join(packageDirectory('shell'), 'src')

/** Replaces the boundary of the released site by `fault-boundary.tsx`, which shows faults. */
export function faultsShown(): Plugin {
  return {
    name: 'faults-shown',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id.startsWith('.') && join(dirname(importer), id) === join(source, 'remotes/fragment-boundary')
        ? join(source, 'development/fault-boundary.tsx')
        : null,
  }
}
