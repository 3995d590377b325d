import { createRequire } from 'node:module'
import { kitModules } from 'contract/shared-modules'
import type { Plugin } from 'vite'

const isKit = (name: string) => kitModules.some((kit) => kit === name)

const require = createRequire(import.meta.url)
const prefix = 'door:'

/** CommonJS packages have no export list that a bundler could read: name them one by one. */
function commonJsDoor(name: string): string {
  const names = Object.keys(require(name) as object).filter((key) => key !== 'default')
  return `import it from ${JSON.stringify(name)}\nexport default it\nexport const { ${names.join(', ')} } = it`
}

/** Entry modules through which prerendered remotes reach the shell's own copy of each shared package. */
export function doorEntries(): Plugin {
  return {
    name: 'door-entries',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const name = id.slice(prefix.length + 1)
      return isKit(name) ? `export * from ${JSON.stringify(name)}` : commonJsDoor(name)
    },
  }
}

/** The entry that stands for a shared module. */
export const doorEntry = (name: string) => `${prefix}${name}`
