import { reactModules } from 'contract/shared-modules'
import { faultsShown } from '../build/host/faults-shown'
import { sourcePlugins } from '../build/vite/source-plugins.js'
import { createServer, type ViteDevServer } from 'vite'
import { packageDirectory } from '../workspace'
import type { OtherRemotes } from './other-remotes'
import { developmentModules, remoteSource } from './development-modules'
import { filesOfWorkspace } from './file-access'

interface DevelopmentServerOptions {
  port: number
  /** Names of the remotes that run from source, with the shell. */
  remotes: string[]
  otherRemotes: OtherRemotes
  /** Addresses that Vite does not answer, by their start: where they lead. */
  proxy: Record<string, string>
}

/** The Vite server that runs `remotes` from source, with hot reload. */
export function developmentServer(options: DevelopmentServerOptions): Promise<ViteDevServer> {
  const { port, remotes, otherRemotes, proxy } = options
  return createServer({
    root: packageDirectory('shell'),
    configFile: false,
    plugins: [
      sourcePlugins(),
      developmentModules(remotes, otherRemotes),
      faultsShown(packageDirectory('shell')),
    ],
    optimizeDeps: {
      // Vite's scan for packages does not see through a virtual module; a package found later would reload the page.
      entries: ['index.html', ...remotes.map(remoteSource)],
      include: [...reactModules],
    },
    server: {
      port,
      strictPort: true,
      proxy,
      fs: filesOfWorkspace(),
    },
  })
}
