import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { reasonOf } from '../../errors/reason'
import { clientAddress } from './client-address'
import { withOwnTypes, type FormSource, type ServiceCall } from './own-types'
import { retryAfter } from '../answers/unavailable'

/** The answer where no service listens, in the shape of the service's own errors. */
const unavailable = {
  error: { code: 'unavailable', message: 'The inquiry service does not answer. Please try again.' },
}

/** The same for a person: only the links in mails lead a browser to a page of the service. */
const unavailablePage = 'This page does not answer. Please open the link in your mail again in a few minutes.'
const isForPerson = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false

const unknown = { error: { code: 'not_found', message: 'There is nothing at this address.' } }

/** What the service takes. A body is read here first: a client that sends slowly holds no connection to the service. */
const bodyLimit = 64 * 1024
const tooLarge = { error: { code: 'too_large', message: 'The request is larger than 64 kB.' } }

/** Headers that are about one connection, not about the message (RFC 9110, 7.6.1). */
const ofTheConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** Headers of a request that `fetch` writes itself, or that are settled here. */
const ofTheRequest = ['accept-encoding', 'content-length', 'expect', 'host']
/** Headers of an answer that are no longer true: `fetch` has decoded it. */
const ofTheAnswer = ['content-encoding', 'content-length']

/** Without `left`, and without what `connection` names. */
function passedOn(headers: [string, string][], left: string[], connection = ''): [string, string][] {
  const named = connection.split(',').map((name) => name.trim().toLowerCase())
  const out = new Set([...ofTheConnection, ...left, ...named])
  return headers.filter(([name]) => !out.has(name))
}

const asList = (headers: IncomingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )

const answerHeaders = ({ headers }: Response) =>
  passedOn([...headers], ofTheAnswer, headers.get('connection') ?? '')

/** Makes the same call of the service. It names the client and the host as the web server sees them: clients may invent others. */
async function call(target: URL, request: FastifyRequest, body: ServiceCall['body']) {
  const { method, headers, host } = request
  const response = await fetch(target, {
    method,
    headers: [
      ...passedOn(
        asList(headers),
        [...ofTheRequest, 'x-forwarded-for', 'x-forwarded-host'],
        headers.connection,
      ),
      ['x-forwarded-for', clientAddress(request)],
      ['x-forwarded-host', host],
    ],
    body: ['GET', 'HEAD'].includes(method) ? null : new Uint8Array(Buffer.from(body)),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  return { response, answer: Buffer.from(await response.arrayBuffer()) }
}

/** Passes `/api` on to the inquiry service; a call of a type that one of `forms` brings goes with its schema. */
export async function passOnCalls(app: FastifyInstance, forms: FormSource, service: string): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
      if (error.statusCode !== 413) throw error
      return reply.code(413).send(tooLarge)
    })
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/api/*',
      handler: async (request, reply) => {
        const target = new URL(request.url, service)
        // Dots in a path lead out of it, to what the service keeps for those who run it.
        if (!target.pathname.startsWith('/api/')) return reply.code(404).send(unknown)
        try {
          const sent = Buffer.isBuffer(request.body) ? request.body : Buffer.of()
          const { path, body } = await withOwnTypes({ path: target.pathname, body: sent }, forms)
          target.pathname = path
          const { response, answer } = await call(target, request, body)
          reply.code(response.status)
          for (const [name, value] of answerHeaders(response)) reply.header(name, value)
          return await reply.send(answer)
        } catch (error) {
          request.log.error({ reason: reasonOf(error) }, 'the inquiry service did not answer')
          const answer = isForPerson(request) ? unavailablePage : unavailable
          return reply.code(503).header('retry-after', retryAfter).send(answer)
        }
      },
    })
  })
}
