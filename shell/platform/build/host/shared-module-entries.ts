import { createRequire } from 'node:module'
import { kitModules } from 'contract/shared-modules'
import type { Plugin } from 'vite'

const isKit = (name: string) => kitModules.some((kit) => kit === name)

const require = createRequire(import.meta.url)
const prefix = 'shared-module:'

/** CommonJS packages have no export list that a bundler could read: name them one by one. */
function commonJsEntry(name: string): string {
  const names = Object.keys(require(name) as object).filter((key) => key !== 'default')
  return `import it from ${JSON.stringify(name)}\nexport default it\nexport const { ${names.join(', ')} } = it`
}

/** Entry modules through which prerendered remotes reach the shell's own copy of each shared package. */
export function sharedModuleEntries(): Plugin {
  return {
    name: 'shared-module-entries',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const name = id.slice(prefix.length + 1)
      return isKit(name) ? `export * from ${JSON.stringify(name)}` : commonJsEntry(name)
    },
  }
}

/** The entry of a shared module. */
export const sharedModuleEntry = (name: string) => `${prefix}${name}`
