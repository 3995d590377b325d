import type { Plugin, Rolldown } from 'vite'

/** Modules that shall be one file, see rolldown's `output.codeSplitting`. */
export type ChunkGroup = Rolldown.CodeSplittingGroup

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
