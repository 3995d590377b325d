import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Replaces the boundary of the published site with `fault-boundary.tsx`, which shows faults. `shell` is the shell's folder. */
export function faultsShown(shell: string): Plugin {
  const source = join(shell, 'src')
  return {
    name: 'faults-shown',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id.startsWith('.') && join(dirname(importer), id) === join(source, 'remotes/fragment-boundary')
        ? join(source, 'development/fault-boundary.tsx')
        : null,
  }
}
