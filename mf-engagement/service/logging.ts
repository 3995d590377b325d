import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { isFullDisk } from './database/is-full-disk'

/** Structured logs that hold no personal data: no addresses, no bodies, no paths as typed, no error texts. */
export function createLogger(level: string, destination?: NodeJS.WritableStream): Logger {
  const options = {
    level,
    base: { service: 'inquiries' },
    serializers: { err: describeError },
    // pino repeats the text of the error under this key as the message; ours stand under `err`.
    errorKey: 'unused',
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** One line a request: which route, what came of it, how long it took. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      event: 'request',
      method: request.method,
      // The pattern, not the address: an address can carry a token or what someone typed.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
}

/** The kind and the place of an error without its text: databases and mail servers repeat values and addresses in theirs. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    type: error.name,
    ...pick(error, 'code'),
    ...pick(error, 'responseCode'),
    ...(isFullDisk(error) && { reason: 'the disk is full' }),
    at: frames.slice(0, 8).map((frame) => frame.trim()),
  }
}

function pick(error: Error, key: 'code' | 'responseCode'): Record<string, unknown> {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' || typeof value === 'number' ? { [key]: value } : {}
}
