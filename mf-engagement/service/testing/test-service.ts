import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createService } from '../app'
import { readConfig, type DatabaseConfig, type ServiceConfig } from '../config'
import { type Database, openDatabase } from '../database/open-database'
import { createLogger } from '../logging'
import type { OutboxPace } from '../outbox/outbox-pace'
import { temporaryFolder } from './temporary-folder'

/** The site's origin in tests. */
export const publicOrigin = 'https://college.example'

/** What a test may configure. */
export interface TestServiceOptions {
  database?: (folder: string) => Promise<DatabaseConfig>
  smtpUrl?: string
  environment?: Record<string, string>
  pace?: Partial<OutboxPace>
}

/** A service that listens on a free port, with its database open for the test. */
export interface TestService {
  url: string
  app: FastifyInstance
  config: ServiceConfig
  database: Database
  /** Everything logged so far, a JSON object a line. */
  logged(): string
  post: ReturnType<typeof postTo>
  stop(): Promise<void>
}

/** Starts the real service: real socket, real database, real mail. */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const folder = await temporaryFolder()
  const config = await configFor(folder.path, options)
  const log = memoryLog()
  const app = await createService(config, { log: createLogger('debug', log.stream), ...options.pace })
  const url = await app.listen({ host: config.host, port: config.port })
  const database = await openDatabase(config.database)
  return {
    url,
    app,
    config,
    database,
    logged: log.text,
    post: postTo(url),
    async stop() {
      await app.close()
      await database.destroy()
      await folder.remove()
    },
  }
}

/** Posts JSON to the service or web server at `url`. */
export const postTo =
  (url: string) =>
  (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

/** As `startTestService`, until the test ends. */
export async function serviceOfTest(options: TestServiceOptions = {}): Promise<TestService> {
  const service = await startTestService(options)
  onTestFinished(service.stop)
  return service
}

async function configFor(folder: string, options: TestServiceOptions): Promise<ServiceConfig> {
  const config = readConfig({
    API_PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT: '1000',
    PUBLIC_ORIGIN: publicOrigin,
    ...(options.smtpUrl && { SMTP_URL: options.smtpUrl, STAFF_EMAIL: 'staff@college.example' }),
    ...options.environment,
  })
  return options.database ? { ...config, database: await options.database(folder) } : config
}

/** A log destination that the test can read. */
function memoryLog() {
  let text = ''
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString()
      done()
    },
  })
  return { stream, text: () => text }
}

/** Waits until `read` returns a value; fails after `seconds`. */
export async function eventually<Value>(
  read: () => Promise<Value | undefined> | Value | undefined,
  seconds = 20,
): Promise<Value> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const value = await read()
    if (value !== undefined) return value
    if (Date.now() > deadline) throw new Error(`nothing after ${seconds} seconds`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
