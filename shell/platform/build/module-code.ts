import type { Plugin, Rolldown } from 'vite'
import { contentHash } from '../store/hash'

/** By module: the hash of its code and of all code that it imports. */
export type ModuleCode = ReadonlyMap<string, string>

/** The hash of module `id`. Without it a page would stay as it is when its code changes. */
export function codeHash(code: ModuleCode, id: string): string {
  const hash = code.get(id)
  if (hash === undefined) throw new Error(`The server build has no entry or lazily loaded module ${id}.`)
  return hash
}

/** With the file of each picture, whose name changes with its content, instead of a reference that each build makes up. */
const withFileNames = (graph: Rolldown.PluginContext, code: string) =>
  code.replaceAll(/ROLLDOWN_FILE_URL_([\w$]+)/g, (_, reference: string) => graph.getFileName(reference))

/** Module `id` and all that it imports. */
function withImports(graph: Rolldown.PluginContext, id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
  for (const next of [...importedIds, ...dynamicallyImportedIds]) withImports(graph, next, seen)
  return seen
}

/** Sorted, because rolldown lists imports in the order in which their files were read; without paths, because a checkout may lie anywhere. */
const codeOf = (graph: Rolldown.PluginContext, id: string) =>
  [...withImports(graph, id)]
    .map((each) => withFileNames(graph, graph.getModuleInfo(each)?.code ?? ''))
    .toSorted()

/**
 * Fills `code` for the entries of a build and for what they load lazily. A chunk would not do: it changes with what else the build holds,
 * such as the declaration of the remote, which shares modules with all pages.
 */
export const moduleCode = (code: Map<string, string>): Plugin => ({
  name: 'module-code',
  generateBundle() {
    for (const id of this.getModuleIds()) {
      const { isEntry, dynamicImporters = [] } = this.getModuleInfo(id) ?? {}
      if (isEntry || dynamicImporters.length > 0) code.set(id, contentHash(...codeOf(this, id)))
    }
  },
})
