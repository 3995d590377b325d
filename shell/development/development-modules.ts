import { join } from 'node:path'
import { sharedDoors } from 'shared-ui/build/shared-doors'
import type { Plugin } from 'vite'
import { packageDirectory } from '../commands/workspace'
import type { Neighbours } from '../src/app/neighbours'

/** The one door of a section's sources. */
export const sectionSource = (name: string) => join(packageDirectory(name), 'src/remote.tsx')

function siteModule(sections: string[], neighbours: Neighbours): string {
  const imports = sections.map((name, n) => `import section${n} from ${JSON.stringify(sectionSource(name))}`)
  return `${imports.join('\n')}
export const sections = [${sections.map((_, n) => `section${n}`).join(', ')}]
export const neighbours = ${JSON.stringify(neighbours)}`
}

function doorsModule(doors: string[]): string {
  const imports = doors.map((door, n) => `import * as door${n} from ${JSON.stringify(door)}`)
  return `${imports.join('\n')}
export const doors = { ${doors.map((door, n) => `${JSON.stringify(door)}: door${n}`).join(', ')} }`
}

/** Gives the page its sections, their neighbours and the shared packages: see `src/development.d.ts`. */
export function developmentModules(sections: string[], neighbours: Neighbours): Plugin {
  const modules = new Map([
    ['\0virtual:site', siteModule(sections, neighbours)],
    ['\0virtual:shared-doors', doorsModule(Object.keys(sharedDoors))],
  ])
  return {
    name: 'development-modules',
    resolveId: (id) => (modules.has(`\0${id}`) ? `\0${id}` : null),
    load: (id) => modules.get(id),
  }
}
