import type { Brand } from 'contract/brand'
import { basename, join } from 'node:path'
import { chunkGroups } from '../vite/chunk-groups'
import { compileHint } from '../vite/compile-hint'
import type { ExposedModule } from '../manifest/describe-remote'
import { licenses } from '../vite/licenses'
import { sampleNotesGone } from '../vite/sample-notes'
import { viteBuild } from '../vite/vite-build'
import { siteIcons } from './site-icons'
import { usedRouter } from './used-router'

const groups = [
  // The file that every page starts with, and its imports. It names no page, so that it does not change with any.
  { name: 'main', test: /\/src\/main\.tsx$/, priority: 1 },
  // Pages share small modules, such as addresses of pictures.
  { name: 'pages', minShareCount: 2, maxModuleSize: 1000 },
]

/** Builds the host for browsers into `dist/client`: the frame, React and the kit as shared modules, and a file for each of its `modules`. */
export async function buildShellClient(root: string, brand: Brand, modules: ExposedModule[]): Promise<void> {
  await viteBuild(
    root,
    [sampleNotesGone(), siteIcons(brand), usedRouter(), chunkGroups(groups), compileHint(), licenses(root)],
    {
      outDir: join(root, 'dist/client'),
      rolldownOptions: {
        // The shell loads pages by file name and needs their exports.
        preserveEntrySignatures: 'strict',
        input: {
          ...Object.fromEntries(modules.map(({ name, source }) => [basename(name), join(root, source)])),
          // No page loads this file: it only imports the file of the group.
          entry: join(root, 'src/main.tsx'),
          kit: join(root, '../shared-ui/src/styles/kit.css'),
          print: join(root, '../shared-ui/src/styles/print.css'),
          styles: join(root, 'src/styles.css'),
          pages: join(root, 'src/pages/styles.css'),
        },
      },
    },
  )
}
