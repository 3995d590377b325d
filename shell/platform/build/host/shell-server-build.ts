import { join } from 'node:path'
import { moduleCode, type ModuleCode } from '../module-code'
import { baseBuild, baseBuildOptions, withoutPaths, withoutStyles } from '../vite-base'
import { sharedModuleFile, sharedModules } from 'contract/shared-modules'
import { build } from 'vite'
import { sharedModuleEntries, sharedModuleEntry } from './shared-module-entries'

const entries = sharedModules.map((name) => [
  sharedModuleFile(name).replace('.js', ''),
  sharedModuleEntry(name),
])

/** Builds the renderer: the frame, the shell's pages, and the one React and kit that every remote is rendered with. */
export async function buildShellServer(root: string): Promise<ModuleCode> {
  const config = baseBuild(root)
  const code = new Map<string, string>()
  await build({
    ...config,
    plugins: [config.plugins, withoutStyles, sharedModuleEntries(), moduleCode(code)],
    ssr: { noExternal: true },
    build: {
      ...baseBuildOptions,
      ssr: true,
      outDir: join(root, 'dist/server'),
      minify: false,
      rolldownOptions: {
        input: { prerender: 'src/prerender.tsx', remote: 'src/remote.tsx', ...Object.fromEntries(entries) },
        // A shared module exports the kit's names and none of the bundler's.
        preserveEntrySignatures: 'strict',
        experimental: withoutPaths,
        output: { entryFileNames: '[name].js', comments: false },
      },
    },
  })
  return code
}
