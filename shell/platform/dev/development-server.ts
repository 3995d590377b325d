import { join } from 'node:path'
import { kitModules, sharedModules } from 'contract/shared-modules'
import { sourcePlugins } from '../build/source-plugins.js'
import { createServer, type ViteDevServer } from 'vite'
import { packageDirectory } from '../workspace'
import type { OtherRemotes } from './other-remotes'
import { developmentModules, remoteSource } from './development-modules'
import { faultsShown } from './faults-shown'
import { readableFolders } from './readable-folders'

interface DevelopmentServerOptions {
  port: number
  /** Names of the remotes that run from source, the shell among them. */
  remotes: string[]
  otherRemotes: OtherRemotes
  /** Where paths lead that are not Vite's to answer, by their start. */
  proxy: Record<string, string>
}

/** The Vite server that runs `remotes` from source, with hot reload. */
export function developmentServer(options: DevelopmentServerOptions): Promise<ViteDevServer> {
  const { port, remotes, otherRemotes, proxy } = options
  return createServer({
    root: packageDirectory('shell'),
    configFile: false,
    plugins: [sourcePlugins(), developmentModules(remotes, otherRemotes), faultsShown()],
    resolve: {
      alias: {
        'virtual:__federation__': join(packageDirectory('shell'), 'src/development/live-federation.ts'),
      },
    },
    optimizeDeps: {
      // The scan for packages does not see through a virtual module; one found later would reload the page.
      entries: ['index.html', ...remotes.map(remoteSource)],
      include: sharedModules.filter((name) => !kitModules.includes(name)),
    },
    server: {
      port,
      strictPort: true,
      proxy,
      fs: { allow: readableFolders },
    },
  })
}
