import type { FastifyRequest } from 'fastify'

/**
 * The address of the client, without the port that some proxies write after it (Azure, IIS): with it, each of its connections would count
 * as a client of its own.
 */
export const clientAddress = ({ ip }: FastifyRequest): string =>
  ip.replace(/^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/, '$1$2')
