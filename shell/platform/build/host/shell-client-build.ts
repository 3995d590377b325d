import type { Brand } from 'contract/brand'
import { join } from 'node:path'
import { chunkGroups } from '../chunk-groups'
import { compileHint } from '../compile-hint'
import { federation } from '../federation'
import { licenses } from '../licenses'
import { sampleNotesGone } from '../sample-notes'
import { baseBuild, baseBuildOptions } from '../vite-base'
import { build } from 'vite'
import { siteIcons } from './site-icons'

// All that the frame needs is one file already, the content that pages share with it included; pages share addresses of
// pictures and the like, of some words each.
const groups = [{ name: 'pages', test: /illustrations|pages/, minShareCount: 2, maxModuleSize: 1000 }]

/** Builds the host for browsers into `dist/client`: the frame, React and the kit as shared singletons. */
export async function buildShellClient(root: string, brand: Brand): Promise<void> {
  const config = baseBuild(root)
  await build({
    ...config,
    plugins: [
      config.plugins,
      sampleNotesGone(),
      siteIcons(brand),
      // The real remotes come from the release, at run time; one entry switches the host side of the plugin on. What
      // they share is listed in `src/remotes/shared-modules.ts`: the plugin's own way makes a file of each package.
      federation({ name: 'shell', remotes: { any: 'named-by-the-release' } }),
      chunkGroups(groups),
      compileHint(),
      licenses(root),
    ],
    build: {
      ...baseBuildOptions,
      outDir: join(root, 'dist/client'),
      modulePreload: false,
      rolldownOptions: {
        input: {
          main: join(root, 'src/main.tsx'),
          kit: join(root, '../shared-ui/src/styles/kit.css'),
          print: join(root, '../shared-ui/src/styles/print.css'),
          styles: join(root, 'src/styles.css'),
        },
      },
    },
  })
}
