import { join } from 'node:path'
import type { Plugin } from 'vite'
import { packageDirectory } from '../workspace'
import type { Neighbours } from './neighbours'

/** The one door of a section's sources. */
export const sectionSource = (name: string) => join(packageDirectory(name), 'src/remote.tsx')

function siteModule(sections: string[], neighbours: Neighbours): string {
  const imports = sections.map((name, n) => `import section${n} from ${JSON.stringify(sectionSource(name))}`)
  return `${imports.join('\n')}
export const sections = [${sections.map((_, n) => `section${n}`).join(', ')}]
export const neighbours = ${JSON.stringify(neighbours)}`
}

/** Gives the page its sections and their neighbours: see `src/development.d.ts`. */
export function developmentModules(sections: string[], neighbours: Neighbours): Plugin {
  const module = 'virtual:site'
  return {
    name: 'development-modules',
    resolveId: (id) => (id === module ? `\0${module}` : null),
    load: (id) => (id === `\0${module}` ? siteModule(sections, neighbours) : null),
  }
}
