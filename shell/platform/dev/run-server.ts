import type { ViteDevServer } from 'vite'
import { SiteError } from '../errors/site-error'

/** Vite tells a port in use only by the message of its error. */
const asRefusal = (error: Error, port: number): Error =>
  error.message === `Port ${port} is already in use`
    ? new SiteError(
        'config-invalid',
        `Port ${port} on localhost is in use. Set PORT to a free one, such as PORT=8095.`,
        'Or end what uses it.',
      )
    : error

/** Runs a development server until this process is told to end; `stop` ends the processes that run with it. */
export async function runServer(server: ViteDevServer, stop: () => Promise<unknown>): Promise<void> {
  await server.listen().catch((error: Error) => {
    throw asRefusal(error, server.config.server.port)
  })
  const end = async () => {
    await server.close()
    await stop()
    process.exit()
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  server.printUrls()
}
