import { reactModules } from 'contract/shared-modules'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { sourcePlugins } from '../build/vite/source-plugins.js'
import type { OtherRemotes } from './other-remotes'
import { filesOfRepository } from './file-access'
import { shellFromSite, shellModule, type SiteShell } from './shell-from-site'

interface RemoteServerOptions {
  /** The folder of the remote. */
  root: string
  port: number
  shell: SiteShell
  otherRemotes: OtherRemotes
  /** The inquiry service; without one, forms and calls are refused. */
  service: string | undefined
}

const entry = 'virtual:remote-in-site'

const entryCode = (otherRemotes: OtherRemotes) => `
import * as shell from '${shellModule}'
const show = ({ default: remote }) => shell.showRemote(remote, ${JSON.stringify(otherRemotes)})
import('/src/remote.tsx').then(show).catch(shell.showFault)
import.meta.hot.accept('/src/remote.tsx', (changed) => changed ? show(changed) : location.reload())
import.meta.hot.on('vite:beforeUpdate', () => dispatchEvent(new Event('source-update')))`

const documentOf = ({ styles, language }: SiteShell) => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    ${styles.map((style) => `<link rel="stylesheet" href="${style}" />`).join('\n    ')}
    <title>Development</title>
  </head>
  <body>
    <script type="module" src="/@id/${entry}"></script>
  </body>
</html>`

/** Answers every page address with the same document, in which the shell shows the page. */
function remoteInSite(shell: SiteShell, otherRemotes: OtherRemotes): Plugin {
  return {
    name: 'remote-in-site',
    resolveId: (id) => (id === entry ? `\0${entry}` : null),
    load: (id) => (id === `\0${entry}` ? entryCode(otherRemotes) : null),
    configureServer: (server) => () =>
      void server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        server
          .transformIndexHtml(request.url ?? '/', documentOf(shell))
          .then((html) => response.setHeader('content-type', 'text/html').end(html), next)
      }),
  }
}

/** Refuses calls if no service is named, so that no test inquiry reaches the staff. */
const withoutService: Plugin = {
  name: 'without-service',
  configureServer: ({ middlewares }) =>
    void middlewares.use('/api', (_, response) => {
      response.statusCode = 503
      response.end('There is no inquiry service in development. Name one in API_URL.')
    }),
}

/** The Vite server that runs the remote in `root` from source, with hot reload, in the shell of a site. */
export function remoteServer(options: RemoteServerOptions): Promise<ViteDevServer> {
  const { root, port, shell, otherRemotes, service } = options
  const site = { target: shell.base.origin, changeOrigin: true }
  return createServer({
    root,
    configFile: false,
    appType: 'custom',
    plugins: [
      sourcePlugins(),
      shellFromSite(shell),
      remoteInSite(shell, otherRemotes),
      ...(service ? [] : [withoutService]),
    ],
    optimizeDeps: {
      entries: ['src/remote.tsx'],
      // A package that is found later would reload the page.
      include: [...reactModules, 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
      exclude: ['shared-ui'],
    },
    server: {
      port,
      strictPort: true,
      proxy: { '/assets': site, ...(service && { '/api': service }) },
      fs: filesOfRepository,
    },
  })
}
