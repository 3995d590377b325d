import { join } from 'node:path'
import { baseBuild, baseBuildOptions, withoutPaths } from '../vite-base'
import { sharedModuleFile, sharedModules } from 'contract/shared-modules'
import { build } from 'vite'
import { doorEntries, doorEntry } from './door-entries'

const doors = sharedModules.map((name) => [sharedModuleFile(name).replace('.js', ''), doorEntry(name)])

/** Builds what prerenders: the frame, the shell's pages, and the one React and kit that every remote then uses. */
export async function buildShellServer(root: string): Promise<void> {
  const config = baseBuild(root)
  await build({
    ...config,
    plugins: [config.plugins, doorEntries()],
    ssr: { noExternal: true },
    build: {
      ...baseBuildOptions,
      ssr: true,
      outDir: join(root, 'dist/server'),
      minify: false,
      rolldownOptions: {
        input: { prerender: 'src/prerender.tsx', remote: 'src/remote.tsx', ...Object.fromEntries(doors) },
        experimental: withoutPaths,
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}
