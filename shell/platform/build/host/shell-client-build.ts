import type { Brand } from 'contract/brand'
import { basename, join } from 'node:path'
import { chunkGroups } from '../chunk-groups'
import { compileHint } from '../compile-hint'
import type { ExposedModule } from '../describe-remote'
import { licenses } from '../licenses'
import { sampleNotesGone } from '../sample-notes'
import { baseBuild, baseBuildOptions } from '../vite-base'
import { build } from 'vite'
import { siteIcons } from './site-icons'

const groups = [
  // With all that it imports: the file that every page starts with. It names no page, so that it changes with none.
  { name: 'main', test: /\/src\/main\.tsx$/, priority: 1 },
  // Pages share addresses of pictures and the like, of some words each.
  { name: 'pages', test: /illustrations|pages/, minShareCount: 2, maxModuleSize: 1000 },
]

/** Builds the host for browsers into `dist/client`: the frame, React and the kit as shared singletons, and a file for each of its `modules`. */
export async function buildShellClient(root: string, brand: Brand, modules: ExposedModule[]): Promise<void> {
  const config = baseBuild(root)
  await build({
    ...config,
    plugins: [
      config.plugins,
      sampleNotesGone(),
      siteIcons(brand),
      chunkGroups(groups),
      compileHint(),
      licenses(root),
    ],
    build: {
      ...baseBuildOptions,
      outDir: join(root, 'dist/client'),
      modulePreload: false,
      rolldownOptions: {
        // What a page exports is for the shell, which loads it by the name of its file.
        preserveEntrySignatures: 'strict',
        input: {
          ...Object.fromEntries(modules.map(({ name, source }) => [basename(name), join(root, source)])),
          // No page loads this file: it only imports that of the group.
          entry: join(root, 'src/main.tsx'),
          kit: join(root, '../shared-ui/src/styles/kit.css'),
          print: join(root, '../shared-ui/src/styles/print.css'),
          styles: join(root, 'src/styles.css'),
        },
      },
    },
  })
}
