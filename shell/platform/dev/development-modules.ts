import { join } from 'node:path'
import type { Plugin } from 'vite'
import { packageDirectory } from '../workspace'
import type { Neighbours } from './neighbours'

/** The one door of a remote's sources. */
export const remoteSource = (name: string) => join(packageDirectory(name), 'src/remote.tsx')

function siteModule(remotes: string[], neighbours: Neighbours): string {
  const imports = remotes.map((name, n) => `import remote${n} from ${JSON.stringify(remoteSource(name))}`)
  return `${imports.join('\n')}
export const remotes = [${remotes.map((_, n) => `remote${n}`).join(', ')}]
export const neighbours = ${JSON.stringify(neighbours)}`
}

/** Gives the page its remotes and their neighbours: see `src/development.d.ts`. */
export function developmentModules(remotes: string[], neighbours: Neighbours): Plugin {
  const module = 'virtual:site'
  return {
    name: 'development-modules',
    resolveId: (id) => (id === module ? `\0${module}` : null),
    load: (id) => (id === `\0${module}` ? siteModule(remotes, neighbours) : null),
  }
}
