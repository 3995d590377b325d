import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { remoteEntry } from 'contract/manifest'
import { build, type Rolldown } from 'vite'
import { chunkGroups, type ChunkGroup } from './chunk-groups'
import { compileHint } from './compile-hint'
import type { ExposedModule } from './describe-remote'
import { federation } from './federation'
import { licenses } from './licenses'
import { sampleNotesGone } from './sample-notes'
import { sharedVersions } from './shared-versions'
import { baseBuild, baseBuildOptions } from './vite-base'

const nothing = fileURLToPath(new URL('nothing.js', import.meta.url))

const providedByTheShell = (root: string) =>
  Object.fromEntries(
    Object.entries(sharedVersions(root)).map(([name, version]) => [
      name,
      { import: false, generate: false, version, packagePath: nothing },
    ]),
  )

const runtime = /__federation_fn_import|jsx-runtime/

/** Whether a module is what all modules need, or too small to be worth a request, with all that it imports. */
const fitsAnywhere = (id: string, chunks: Rolldown.ChunkingContext): boolean => {
  if (runtime.test(id)) return true
  const { code, importedIds = [] } = chunks.getModuleInfo(id) ?? {}
  return (code?.length ?? Infinity) < 600 && importedIds.every((next) => fitsAnywhere(next, chunks))
}

const groups: ChunkGroup[] = [
  {
    debugName: 'runtime',
    name: (id, chunks) => (fitsAnywhere(id, chunks) ? 'runtime' : null),
    minShareCount: 2,
    priority: 1,
  },
  // What several modules use, a file for each set of users; a small file joins the nearest one.
  { name: 'common', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8000 },
]

/** Builds the remote for browsers into `dist/client`: `remoteEntry.js`, an exposed chunk per module, its stylesheet. */
export async function buildClient(root: string, name: string, modules: ExposedModule[]): Promise<void> {
  const config = baseBuild(root)
  await build({
    ...config,
    plugins: [
      config.plugins,
      sampleNotesGone(),
      federation({
        name,
        filename: remoteEntry,
        exposes: Object.fromEntries(
          modules.map((module) => [
            module.name,
            { import: resolve(root, module.source), dontAppendStylesToHead: true },
          ]),
        ),
        shared: providedByTheShell(root),
      }),
      chunkGroups(groups),
      compileHint(),
      licenses(root),
    ],
    build: {
      ...baseBuildOptions,
      outDir: join(root, 'dist/client'),
      modulePreload: false,
      rolldownOptions: { input: { styles: join(root, 'src/styles.css') } },
    },
  })
}
