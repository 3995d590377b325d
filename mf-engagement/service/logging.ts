import type { FastifyInstance } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import { isFullDisk } from './database/is-unavailable'

/**
 * Structured logs without personal data: no addresses, no bodies, no raw paths, no error messages. A line that cannot be written is an
 * error of the stream: with pino's own destination it would end the process, which would then hang at its exit.
 */
export function createLogger(level: string, destination: DestinationStream = process.stdout): Logger {
  const options = {
    level,
    base: { service: 'inquiries' },
    serializers: { err: describeError },
    // Under this key pino would also log the error's message. Errors are logged under `err`, without it.
    errorKey: 'unused',
  }
  return pino(options, destination)
}

/** One line for each request: route, status, duration. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      event: 'request',
      method: request.method,
      // The pattern, not the address, which may contain a token or personal data.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
}

/** The type and stack of an error without its message: databases and mail servers quote values and addresses in theirs. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    type: error.name,
    ...pick(error, 'code'),
    // The system's own code, such as ECONNREFUSED or CERT_HAS_EXPIRED, where nodemailer says only ESOCKET.
    ...pick(error, 'originalCode'),
    ...pick(error, 'responseCode'),
    ...(isFullDisk(error) && { reason: 'the disk is full' }),
    at: frames.slice(0, 8).map((frame) => frame.trim()),
  }
}

function pick(error: Error, key: 'code' | 'originalCode' | 'responseCode'): Record<string, unknown> {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' || typeof value === 'number' ? { [key]: value } : {}
}
