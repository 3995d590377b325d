import type { Plugin, Rolldown } from 'vite'

/** Modules to put into one file, see rolldown's `output.codeSplitting`. */
type ChunkGroup = Rolldown.CodeSplittingGroup

const runtime = /__federation_fn_import|jsx-runtime/

/** Whether a module belongs to the runtime, or is too small with its imports to be worth a request. */
function fitsAnywhere(id: string, chunks: Rolldown.ChunkingContext, asked = new Set<string>()): boolean {
  if (runtime.test(id) || asked.has(id)) return true
  asked.add(id)
  const { code, importedIds = [] } = chunks.getModuleInfo(id) ?? {}
  return (code?.length ?? Infinity) < 2000 && importedIds.every((next) => fitsAnywhere(next, chunks, asked))
}

/**
 * What exposed modules share: one runtime, and one file for each set of modules that use the same code. Files are not merged further:
 * two could then import each other, and code could run before its imports (decision 052).
 */
export const remoteGroups: ChunkGroup[] = [
  {
    debugName: 'runtime',
    name: (id, chunks) => (fitsAnywhere(id, chunks) ? 'runtime' : null),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'common', minShareCount: 2, entriesAware: true },
]

/**
 * Combines modules into fewer files. It runs after the federation plugin, whose own `manualChunks` makes a file of each module that
 * two others share.
 */
export function chunkGroups(groups: ChunkGroup[]): Plugin {
  return {
    name: 'chunk-groups',
    outputOptions: {
      order: 'post',
      handler: ({ manualChunks: _, ...options }) => ({
        ...options,
        // A group is named after all modules that use it: such names would fill half a page.
        chunkFileNames: ({ name }) => `${name.split('~')[0]}-[hash].js`,
        codeSplitting: { groups },
      }),
    },
  }
}
