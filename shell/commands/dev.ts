import { sourcePlugins } from 'shared-ui/source-plugins'
import { createServer } from 'vite'

const server = await createServer({
  root: new URL('..', import.meta.url).pathname,
  configFile: false,
  plugins: sourcePlugins(),
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
})
await server.listen()
server.printUrls()
