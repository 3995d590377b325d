import { sourcePlugins } from 'shared-ui/source-plugins'
import { createServer } from 'vite'
import { readConfig } from '../config'
import { reportFailure } from './report-failure'
import { startService } from './start-service'
import { packageDirectory } from './workspace'

/** Every section from its sources with hot reload, in one Vite server; the inquiry service runs beside it. */
async function develop(): Promise<void> {
  const { PORT, API_URL } = readConfig({ PORT: '5173', ...process.env })
  const service = API_URL ? undefined : await startService()
  const server = await createServer({
    root: packageDirectory('shell'),
    configFile: false,
    plugins: sourcePlugins(),
    server: { port: PORT, strictPort: true, proxy: { '/api': API_URL ?? service?.url ?? '' } },
  })
  await server.listen()
  server.printUrls()
  const stop = async () => {
    await server.close()
    await service?.stop()
    process.exit()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

await develop().catch((error: unknown) => {
  reportFailure(error)
  process.exit(1)
})
