import federation from '@originjs/vite-plugin-federation'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { ExposedModule } from './describe-section'
import { federationCssMarker, federationCssMarkerGone } from './federation-css-marker'
import { noVersionNegotiation } from './no-version-negotiation'
import { sharedDoors } from './shared-doors.js'
import { baseBuild, baseBuildOptions } from './vite-base'

const nothing = fileURLToPath(new URL('nothing.js', import.meta.url))

const providedByTheShell = Object.fromEntries(
  Object.entries(sharedDoors).map(([door, version]) => [
    door,
    { import: false, generate: false, version, packagePath: nothing },
  ]),
)

/** Builds the section for browsers into `dist/client`: `remoteEntry.js`, an exposed chunk per module, its stylesheet. */
export async function buildClient(root: string, name: string, modules: ExposedModule[]): Promise<void> {
  const config = baseBuild(root)
  await build({
    ...config,
    plugins: [
      config.plugins,
      noVersionNegotiation(),
      federationCssMarker(),
      federation({
        name,
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          modules.map((module) => [
            module.name,
            { import: resolve(root, module.source), dontAppendStylesToHead: true },
          ]),
        ),
        shared: providedByTheShell,
      }),
      federationCssMarkerGone(),
    ],
    build: {
      ...baseBuildOptions,
      outDir: join(root, 'dist/client'),
      modulePreload: false,
      rolldownOptions: { input: { styles: join(root, 'src/styles.css') } },
    },
  })
}
