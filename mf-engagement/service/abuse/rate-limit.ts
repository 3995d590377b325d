import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../errors'

/** Limits the posts per minute of one client address; inquiries and newsletter sign-ups count together. */
export async function limitRate(app: FastifyInstance, postsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: postsPerMinute,
    timeWindow: 60_000,
    // A household or a phone gets a whole /64 of IPv6 addresses: it counts as one client.
    ipv6Subnet: 64,
    errorResponseBuilder: () =>
      new ServiceError(
        'rate_limited',
        'Too many messages in a short time. Please wait a minute and try again.',
      ),
  })
}
