import { minifySync, type Plugin, type Rolldown } from 'vite'
import { contentHash } from '../../files/hash'

/** By module: the hash of its code and of all its imports. */
export type ModuleCode = ReadonlyMap<string, string>

/** The hash of module `id`. Without it, a page would not be rendered again when its code changes. */
export function codeHash(code: ModuleCode, id: string): string {
  const hash = code.get(id)
  if (hash === undefined) throw new Error(`The server build has no entry or lazily loaded module ${id}.`)
  return hash
}

/**
 * Replaces references to pictures, which each build numbers anew, with file names, which change with the content. A second number names
 * the `?query` of the import.
 */
const withFileNames = (graph: Rolldown.PluginContext, code: string) =>
  code.replaceAll(/ROLLDOWN_FILE_URL_([\w$]{22})(?:_[\da-f]{24})?/g, (_, reference: string) =>
    graph.getFileName(reference),
  )

/** Comments render nothing, so a change of them renders no page. */
function withoutComments(code: string): string {
  const { code: bare, errors } = minifySync('module.js', code, {
    module: true,
    compress: false,
    mangle: false,
  })
  return errors.length === 0 ? bare : code
}

/** Module `id` and all its imports. */
function withImports(graph: Rolldown.PluginContext, id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
  for (const next of [...importedIds, ...dynamicallyImportedIds]) withImports(graph, next, seen)
  return seen
}

/** Each module's code as far as it renders anything. */
const renderedCode = (graph: Rolldown.PluginContext) =>
  new Map(
    [...graph.getModuleIds()].map((id) => [
      id,
      withFileNames(graph, withoutComments(graph.getModuleInfo(id)?.code ?? '')),
    ]),
  )

/**
 * Fills `code` for the entries of a build and for the modules that they load lazily. The hash of a chunk would not do: it changes with
 * other modules of the build, such as the declaration of the remote.
 */
export const moduleCode = (code: Map<string, string>): Plugin => ({
  name: 'module-code',
  generateBundle() {
    const codeOf = renderedCode(this)
    for (const id of codeOf.keys()) {
      const { isEntry, dynamicImporters = [] } = this.getModuleInfo(id) ?? {}
      if (!isEntry && dynamicImporters.length === 0) continue
      // Sorted, because rolldown lists imports in the order in which it read them; without paths, which differ between checkouts.
      const codes = [...withImports(this, id)].map((each) => codeOf.get(each) ?? '').toSorted()
      code.set(id, contentHash(...codes))
    }
  },
})
