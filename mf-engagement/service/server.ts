import { createService } from './app'
import { ConfigError, readConfig } from './config'
import { DataError } from './data-error'
import { explainFileFault } from './file-fault'
import { explainListenFault } from './listen-fault'
import { createLogger } from './logging'

// Enough for a request in progress and a mail being sent. Process managers kill the service soon after.
const stopMilliseconds = 10_000

const signals = ['SIGTERM', 'SIGINT'] as const

/** `EX_CONFIG` and `EX_DATAERR` of sysexits(3): tell a supervisor that a person has to correct something. */
const unusableSettings = 78
const unusableData = 65

function exitCodeFor(error: unknown): number {
  if (error instanceof ConfigError) return unusableSettings
  return error instanceof DataError ? unusableData : 1
}

// A log that cannot be written, on a full disk for example, loses lines; the service stays.
process.stdout.on('error', () => {})

try {
  const config = readConfig(process.env)
  const log = createLogger(config.logLevel)
  const service = await createService(config, log)
  const stop = async (reason: string) => {
    log.info({ event: 'stopping', reason })
    setTimeout(() => process.exit(1), stopMilliseconds).unref()
    await service.close()
    log.info({ event: 'stopped' })
    // An open connection to a slow mail server would keep the process alive. The code is 0 even if the log could not be written.
    process.exit(0)
  }
  // Other programs that start processes open a channel, too, and stop them by a signal.
  if (process.channel && process.env['SUPERVISED']) {
    // The supervisor needs no service any more, or was killed: its successor starts one of its own, with current settings.
    process.once('disconnect', () => stop('disconnect'))
    // A terminal and systemd signal the supervisor, too, which passes on the posts in progress before it disconnects.
    for (const signal of signals) process.on(signal, () => {})
    // The listener alone must not keep the process alive.
    process.channel.unref()
  } else for (const signal of signals) process.once(signal, () => stop(signal))

  const address = await service
    .listen({ host: config.host, port: config.port })
    .catch((error: NodeJS.ErrnoException) => Promise.reject(explainListenFault(config, error)))
  log.info({ event: 'listening', address, database: config.database.kind })
  // A supervisor that has opened an IPC channel waits for this.
  process.send?.('listening')
} catch (fault) {
  const error = explainFileFault(fault)
  console.error(error instanceof Error ? error.message : error)
  // Exits at once: resources that are open already would keep the process alive.
  process.exit(exitCodeFor(error))
}
