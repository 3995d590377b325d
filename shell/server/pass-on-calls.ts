import proxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

/** Where nobody is at the service's address, in the shape of its own errors. */
const unavailable = {
  error: { code: 'unavailable', message: 'The inquiry service does not answer. Please try again.' },
}

/** Passes `/api` on to the inquiry service, with the client that the web server believes in. */
export async function passOnCalls(app: FastifyInstance, service: string): Promise<void> {
  await app.register(proxy, {
    upstream: service,
    prefix: '/api',
    rewritePrefix: '/api',
    // Addresses can hold tokens; the service logs each call without them.
    disableRequestLogging: true,
    replyOptions: {
      rewriteRequestHeaders: (request, sent) => ({
        ...sent,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
      }),
      onError: (reply, { error }) => {
        reply.log.error({ err: error }, 'the inquiry service did not answer')
        reply.code(503).send(unavailable)
      },
    },
  })
}
