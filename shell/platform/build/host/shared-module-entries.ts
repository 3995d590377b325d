import { createRequire } from 'node:module'
import { isKitModule } from 'contract/shared-modules'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const prefix = 'shared-module:'

/** Bundlers cannot read the exports of a CommonJS package: this entry names them one by one. */
function commonJsEntry(name: string): string {
  const names = Object.keys(require(name) as object).filter((key) => key !== 'default')
  return `import it from ${JSON.stringify(name)}\nexport default it\nexport const { ${names.join(', ')} } = it`
}

/** Entries through which prerendered remotes use the shell's copy of each shared module. */
export function sharedModuleEntries(): Plugin {
  return {
    name: 'shared-module-entries',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const name = id.slice(prefix.length + 1)
      return isKitModule(name) ? `export * from ${JSON.stringify(name)}` : commonJsEntry(name)
    },
  }
}

export const sharedModuleEntry = (name: string) => `${prefix}${name}`
