import { join } from 'node:path'
import type { Plugin } from 'vite'
import { packageDirectory } from '../workspace'
import type { OtherRemotes } from './other-remotes'

/** The declaration of a remote, as a source. */
export const remoteSource = (name: string) => join(packageDirectory(name), 'src/remote.tsx')

function siteModule(remotes: string[], otherRemotes: OtherRemotes): string {
  const imports = remotes.map((name, n) => `import remote${n} from ${JSON.stringify(remoteSource(name))}`)
  return `${imports.join('\n')}
export const remotes = [${remotes.map((_, n) => `remote${n}`).join(', ')}]
export const otherRemotes = ${JSON.stringify(otherRemotes)}`
}

/** Gives the page its remotes from source and the other, published ones: see `shell/src/development.d.ts`. */
export function developmentModules(remotes: string[], otherRemotes: OtherRemotes): Plugin {
  const module = 'virtual:site'
  return {
    name: 'development-modules',
    resolveId: (id) => (id === module ? `\0${module}` : null),
    load: (id) => (id === `\0${module}` ? siteModule(remotes, otherRemotes) : null),
  }
}
