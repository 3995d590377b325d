import { sourcePlugins } from '../build/vite/source-plugins.js'
import { createServer, type ViteDevServer } from 'vite'
import { packageDirectory } from '../workspace'
import { filesOfWorkspace } from './file-access'

/** The Vite server of the kit's gallery: every example of every component on one page. No build contains it. */
export const galleryServer = (port: number): Promise<ViteDevServer> =>
  createServer({
    root: packageDirectory('shared-ui/gallery'),
    configFile: false,
    plugins: [sourcePlugins()],
    server: { port, strictPort: true, fs: filesOfWorkspace() },
  })
