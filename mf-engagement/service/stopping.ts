import type { FastifyInstance } from 'fastify'

/** Whether the service is stopping, or does not listen yet. */
export const isStopping = (app: FastifyInstance): boolean => !app.server.listening

/**
 * Closes each connection after its last answer while the service stops. Otherwise a client with a keep-alive connection
 * would delay the stop by over a minute.
 */
export function endConnectionsWhenStopping(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    if (isStopping(app)) reply.header('connection', 'close')
  })
}
