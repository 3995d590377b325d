import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'vite'
import { moduleCode, type ModuleCode } from './module-code'
import { viteBuild } from './vite-build'

/** Only browsers need the styles: generating them takes half of a server build. CSS modules stay, because pages use their class names. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: { filter: { id: /(?<!\.module)\.css$/ }, handler: () => '' },
}

/** Writes the imported files into `client`: no module of a page imports those that only metadata or data names. */
const importedFiles = (client: string): Plugin => ({
  name: 'imported-files',
  // Later, Vite drops the files of a server build.
  enforce: 'pre',
  async generateBundle(_, bundle) {
    await mkdir(client, { recursive: true })
    for (const file of Object.values(bundle)) {
      const isSheet = file.fileName.endsWith('.css')
      if (file.type === 'asset' && !isSheet) await writeFile(join(client, file.fileName), file.source)
    }
  },
})

/** Comments with the path of each module would give the same sources another version in another folder. */
const withoutPaths = { attachDebugInfo: 'none' } as const

/** Builds what prerenders the pages of the package in `root` into `dist/server`. @returns the code of its modules */
export async function buildServer(
  root: string,
  options: BuildOptions['rolldownOptions'],
  plugins: Plugin[] = [],
): Promise<ModuleCode> {
  const code = new Map<string, string>()
  const files = importedFiles(join(root, 'dist/client'))
  await viteBuild(root, [withoutStyles, files, ...plugins, moduleCode(code)], {
    ssr: true,
    outDir: join(root, 'dist/server'),
    rolldownOptions: {
      ...options,
      experimental: withoutPaths,
      output: { entryFileNames: '[name].js', comments: false },
    },
  })
  return code
}
