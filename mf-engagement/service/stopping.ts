import type { FastifyInstance } from 'fastify'

/**
 * Closes each connection after its last answer while the service stops. Otherwise a client with a keep-alive connection
 * would delay the stop by over a minute. Returns a function that tells whether the service is stopping.
 */
export function endConnectionsWhenStopping(app: FastifyInstance): () => boolean {
  const isStopping = () => !app.server.listening
  app.addHook('onSend', async (_, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
  return isStopping
}
