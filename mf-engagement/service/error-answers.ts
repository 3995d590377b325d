import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { isUnavailable } from './database/is-unavailable'
import { type ErrorCode, ServiceError } from './errors'

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const unreadable: [ErrorCode, string] = ['bad_request', 'The request could not be read.']
const refusals: Record<number, [ErrorCode, string]> = {
  404: ['not_found', 'There is nothing at this address.'],
  413: ['too_large', 'The request is larger than 64 kB.'],
  415: ['unsupported_media_type', 'Send JSON with the content type application/json.'],
}

/** The error for a request that fails before its handler runs, Fastify's own errors included; reveals no internals. */
export function refusalOf(status: number): ServiceError {
  const [code, message] = refusals[status] ?? unreadable
  return new ServiceError(code, message)
}

// Answers are data for one client: no cache may store them, no browser may sniff them as a page.
const answerHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

// Enough for a database to restart; a full disk needs a person.
const retryAfterSeconds = 30

/** Sends every error in the same JSON form, and refuses unknown paths and wrong methods before a body is read. */
export function answerErrors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(answerHeaders)
    if (request.is404) throw refusalOfRoute(app, request, reply)
  })
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
}

/** What the client may know of any thrown value. A fault of the service is logged, and `Retry-After` is set if waiting helps. */
export function reportedError(error: unknown, request: FastifyRequest, reply: FastifyReply): ServiceError {
  const known = toServiceError(error)
  if (known.statusCode >= 500) request.log.error({ err: error }, 'request failed')
  if (known.code === 'unavailable') reply.header('retry-after', retryAfterSeconds)
  return known
}

/** Sends any thrown value as JSON. Unexpected errors are logged and answered without detail. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = reportedError(error, request, reply)
  return reply
    .code(known.statusCode)
    .headers(answerHeaders)
    .type('application/json; charset=utf-8')
    .send(known.toBody())
}

function refusalOfRoute(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): ServiceError {
  const path = request.url.split('?', 1)[0] ?? '/'
  const allowed = methods.filter((method) => app.hasRoute({ url: path, method }))
  if (allowed.length === 0) return refusalOf(404)
  reply.header('allow', allowed.join(', '))
  return new ServiceError('method_not_allowed', `This address takes ${allowed.join(', ')} only.`)
}

function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  if (isUnavailable(error))
    return new ServiceError('unavailable', 'The service is not available at the moment. Please try again.')
  const status = statusOf(error)
  if (status >= 400 && status < 500) return refusalOf(status)
  return new ServiceError('internal', 'Something went wrong on our side. Please try again.')
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' ? status : 500
}
