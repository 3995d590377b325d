import type { Plugin } from 'vite'

/** Calls that only create something: without a user of it, a bundler may leave them out. */
const creating = /\bReact\d*\.(?:createContext|createElement|forwardRef|memo)\(/g
const displayName = /^\w+\.displayName = ".*";$/gm

/** A class whose context is assigned below it: a bundler has to keep both. It can leave out a class whose context is a static field. */
const assignedContext = /(var (\w+) = class extends [\w.]+ \{)([^]*?)\n\2\.contextType = (\w+);/g

/** The code of a module of React Router, of which a bundler can leave out what it does not need. */
const withoutUnused = (code: string): string =>
  code
    .replaceAll(displayName, '')
    .replaceAll(creating, '/* @__PURE__ */ $&')
    .replaceAll(assignedContext, '$1 static contextType = $4;$3')

/**
 * Keeps what the host does not use of React Router out of browsers' scripts. Its package leads bundlers to the development build, and
 * creates contexts and elements for all its parts as soon as it is loaded, which a bundler has to keep.
 */
export const usedRouter = (): Plugin => ({
  name: 'used-router',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router$/ },
    async handler(id, importer) {
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
  },
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
})
