import { createService } from './app'
import { ConfigError, readConfig, type ServiceConfig } from './config'
import { DataError } from './data-error'
import { createLogger } from './logging'

// Long enough for a request in progress and a mail being sent; a process manager kills soon after.
const stopMilliseconds = 10_000

/** `EX_CONFIG` of sysexits(3): whoever started this need not start it again as it is. */
const unusable = 78

const explainPort =
  ({ port }: ServiceConfig) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new ConfigError(`Port ${port} is in use. Set API_PORT to a free one, such as API_PORT=8091.`)
  }

try {
  const config = readConfig(process.env)
  const log = createLogger(config.logLevel)
  const service = await createService(config, { log })
  const stop = async (signal: string) => {
    log.info({ event: 'stopping', signal })
    setTimeout(() => process.exit(1), stopMilliseconds).unref()
    await service.close()
    log.info({ event: 'stopped' })
    // The connection to a mail server that still has not answered would keep the process alive.
    process.exit()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Whoever started it was killed and could not say so: it would go on beside the next one, with settings of the past.
  process.once('disconnect', () => stop('disconnect'))
  // That wait alone keeps no process running.
  process.channel?.unref()

  const address = await service.listen({ host: config.host, port: config.port }).catch(explainPort(config))
  log.info({ event: 'listening', address, database: config.database.kind })
  // To whoever started it with a channel.
  process.send?.('listening')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // Not only a code: what was opened before the fault would keep the process alive.
  process.exit(error instanceof ConfigError || error instanceof DataError ? unusable : 1)
}
