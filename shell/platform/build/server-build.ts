import { join } from 'node:path'
import { build } from 'vite'
import { sharedModules } from 'contract/shared-modules'
import { moduleCode, type ModuleCode } from './module-code'
import { baseBuild, baseBuildOptions, withoutPaths, withoutStyles } from './vite-base'

/** Builds the remote's pages for prerendering into `dist/server`; shared modules stay imports. */
export async function buildServer(root: string): Promise<ModuleCode> {
  const config = baseBuild(root)
  const code = new Map<string, string>()
  await build({
    ...config,
    plugins: [config.plugins, withoutStyles, moduleCode(code)],
    ssr: { noExternal: true },
    build: {
      ...baseBuildOptions,
      ssr: 'src/remote.tsx',
      outDir: join(root, 'dist/server'),
      minify: false,
      rolldownOptions: {
        external: [...sharedModules],
        experimental: withoutPaths,
        output: { entryFileNames: 'remote.js', comments: false },
      },
    },
  })
  return code
}
