import type { ModuleCode } from '../vite/module-code'
import { buildServer } from '../vite/server-build'
import { sharedModuleFile, sharedModules } from 'contract/shared-modules'
import { sharedModuleEntries, sharedModuleEntry } from './shared-module-entries'

const entries = sharedModules.map((name) => [
  sharedModuleFile(name).replace('.js', ''),
  sharedModuleEntry(name),
])

/** Builds the renderer: the frame, the shell's pages, and the one React and kit that every remote is rendered with. */
export const buildShellServer = (root: string): Promise<ModuleCode> =>
  buildServer(
    root,
    {
      input: { prerender: 'src/prerender.tsx', remote: 'src/remote.tsx', ...Object.fromEntries(entries) },
      // A shared module exports its own names and none of the bundler's.
      preserveEntrySignatures: 'strict',
    },
    [sharedModuleEntries()],
  )
