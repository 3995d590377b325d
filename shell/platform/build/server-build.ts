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

/** Comments with the path of each module would give the same sources another version in another folder. */
const withoutPaths = { attachDebugInfo: 'none' } as const

/** Builds what prerenders the pages of the package in `root` into `dist/server`. @returns the code of its modules */
export async function buildServer(
  root: string,
  options: BuildOptions['rolldownOptions'],
  plugins: Plugin[] = [],
): Promise<ModuleCode> {
  const code = new Map<string, string>()
  await viteBuild(root, [withoutStyles, ...plugins, moduleCode(code)], {
    ssr: true,
    outDir: join(root, 'dist/server'),
    minify: false,
    rolldownOptions: {
      ...options,
      experimental: withoutPaths,
      output: { entryFileNames: '[name].js', comments: false },
    },
  })
  return code
}
