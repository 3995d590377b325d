import type { Plugin, Rolldown } from 'vite'

/** Modules that shall be one file, see rolldown's `output.codeSplitting`. */
type ChunkGroup = Rolldown.CodeSplittingGroup

const runtime = /__federation_fn_import|jsx-runtime/

/** Whether a module is part of the runtime, or too small to be worth a request of its own, with all that it imports. */
function fitsAnywhere(id: string, chunks: Rolldown.ChunkingContext, asked = new Set<string>()): boolean {
  if (runtime.test(id) || asked.has(id)) return true
  asked.add(id)
  const { code, importedIds = [] } = chunks.getModuleInfo(id) ?? {}
  return (code?.length ?? Infinity) < 2000 && importedIds.every((next) => fitsAnywhere(next, chunks, asked))
}

/**
 * What exposed modules share: one runtime, and a file for each set of modules that use the same code. Files are not merged: two could
 * then import each other, and code could run before the code that it imports (decision 052).
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
 * Puts modules together into fewer files. It runs after the federation plugin, whose own `manualChunks` leaves a
 * file for each module that two others share.
 */
export function chunkGroups(groups: ChunkGroup[]): Plugin {
  return {
    name: 'chunk-groups',
    outputOptions: {
      order: 'post',
      handler: ({ manualChunks: _, ...options }) => ({
        ...options,
        // A group is named after all that use it, which would make half a page of the list of scripts.
        chunkFileNames: ({ name }) => `${name.split('~')[0]}-[hash].js`,
        codeSplitting: { groups },
      }),
    },
  }
}
