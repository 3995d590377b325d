import { createService } from '../app'
import { readConfig, type DatabaseConfig, type ServiceConfig } from '../config'
import { openDatabase } from '../database/open-database'
import { createLogger } from '../logging'
import type { OutboxPace } from '../outbox/outbox-pace'
import { removableFolder } from './removable-folder'

/** The site's origin in tests. */
export const publicOrigin = 'https://college.example'

/** What a test may configure. */
interface TestServiceOptions {
  database?: (folder: string) => Promise<DatabaseConfig>
  smtpUrl?: string
  environment?: Record<string, string>
  pace?: Partial<OutboxPace>
}

/** A service that listens on a free port, with its database open for the test. */
export type TestService = Awaited<ReturnType<typeof startTestService>>

/** Starts the real service: real socket, real database, real mail. */
export async function startTestService(options: TestServiceOptions = {}) {
  const folder = await removableFolder()
  const config = await configFor(folder.path, options)
  let logged = ''
  const log = createLogger('debug', { write: (line) => (logged += line) })
  const app = await createService(config, log, options.pace)
  const url = await app.listen({ host: config.host, port: config.port })
  const database = await openDatabase(config.database)
  return {
    url,
    app,
    config,
    database,
    /** Everything logged so far, a JSON object a line. */
    logged: () => logged,
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

/** A new folder until the test ends. */
export async function folderOfTest(): Promise<string> {
  const { path, remove } = await removableFolder()
  onTestFinished(remove)
  return path
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

/** The first truthy value that `read` gives (an empty list is one); fails after `seconds`. */
export const eventually = <Value>(read: () => Promise<Value> | Value, seconds = 20) =>
  vi.waitUntil(read, { timeout: seconds * 1000, interval: 20 })
