import type { FastifyInstance } from 'fastify'

/**
 * Lets the service stop as soon as the requests in progress are answered: without it a client that keeps its
 * connection open would hold the service for over a minute. Returns whether it is stopping.
 */
export function endConnectionsWhenStopping(app: FastifyInstance): () => boolean {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
  return () => isStopping
}
