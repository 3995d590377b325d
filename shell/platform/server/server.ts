import { readConfig } from '../config'
import { createWebServer } from './app'

/** Starts the web server with the settings of the environment. */
export async function startWebServer(environment: NodeJS.ProcessEnv) {
  const config = readConfig(environment)
  const app = await createWebServer(config)
  const address = await app.listen({ port: config.PORT, host: config.HOST })
  return { app, address }
}
