import federation from '@originjs/vite-plugin-federation'
import { join } from 'node:path'
import { federationCssMarker, federationCssMarkerGone } from 'shared-ui/build/federation-css-marker'
import { noVersionNegotiation } from 'shared-ui/build/no-version-negotiation'
import { sharedDoors } from 'shared-ui/build/shared-doors'
import { baseBuild, baseBuildOptions } from 'shared-ui/build/vite-base'
import { build } from 'vite'
import { siteIcons } from './site-icons'

const offered = Object.fromEntries(Object.entries(sharedDoors).map(([door, version]) => [door, { version }]))

/** Builds the host for browsers into `dist/client`: the frame, React and the kit as shared singletons. */
export async function buildShellClient(root: string): Promise<void> {
  const config = baseBuild(root)
  await build({
    ...config,
    plugins: [
      config.plugins,
      siteIcons(),
      noVersionNegotiation(),
      federationCssMarker(),
      // The real sections come from the release, at run time; one entry switches the host side of the plugin on.
      federation({ name: 'shell', remotes: { section: 'named-by-the-release' }, shared: offered }),
      federationCssMarkerGone(),
    ],
    build: {
      ...baseBuildOptions,
      outDir: join(root, 'dist/client'),
      modulePreload: false,
      rolldownOptions: {
        input: {
          main: join(root, 'src/main.tsx'),
          kit: join(root, '../shared-ui/src/styles/kit.css'),
          styles: join(root, 'src/styles.css'),
        },
      },
    },
  })
}
