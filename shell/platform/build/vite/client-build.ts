import { join, resolve } from 'node:path'
import { remoteEntry } from 'contract/manifest'
import { chunkGroups, remoteGroups } from './chunk-groups'
import { compileHint } from './compile-hint'
import type { ExposedModule } from '../manifest/describe-remote'
import { federation } from './federation'
import { licenses } from './licenses'
import { sampleNotesGone } from './sample-notes'
import { sharedVersions } from '../source/shared-versions'
import { viteBuild } from './vite-build'

/** The shell provides the shared modules in the browser. The plugin still asks for a file of each: it gets this empty module. */
const emptyModule = 'data:text/javascript,'

const providedByTheShell = (root: string) =>
  Object.fromEntries(
    Object.entries(sharedVersions(root)).map(([name, version]) => [
      name,
      { import: false, generate: false, version, packagePath: emptyModule },
    ]),
  )

/** Builds the remote for browsers into `dist/client`: `remoteEntry.js`, a chunk for each exposed module, the remote's stylesheet. */
export async function buildClient(root: string, name: string, modules: ExposedModule[]): Promise<void> {
  await viteBuild(
    root,
    [
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
      chunkGroups(remoteGroups),
      compileHint(),
      licenses(root),
    ],
    {
      outDir: join(root, 'dist/client'),
      rolldownOptions: { input: { styles: join(root, 'src/styles.css') } },
    },
  )
}
