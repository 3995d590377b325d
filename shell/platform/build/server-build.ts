import { join } from 'node:path'
import { build } from 'vite'
import { sharedModules } from 'contract/shared-modules'
import { baseBuild, baseBuildOptions, withoutPaths, withoutStyles } from './vite-base'

/** Builds the remote's pages for prerendering into `dist/server`; shared packages stay imports. */
export async function buildServer(root: string): Promise<void> {
  const config = baseBuild(root)
  await build({
    ...config,
    plugins: [config.plugins, withoutStyles],
    ssr: { noExternal: true },
    build: {
      ...baseBuildOptions,
      ssr: 'src/remote.tsx',
      outDir: join(root, 'dist/server'),
      minify: false,
      rolldownOptions: {
        external: [...sharedModules],
        experimental: withoutPaths,
        output: { entryFileNames: 'remote.js' },
      },
    },
  })
}
