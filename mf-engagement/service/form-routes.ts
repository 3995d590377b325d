import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limitRate } from './abuse/rate-limit'
import { refuseOtherOrigins } from './abuse/same-origin'
import { refusalOf } from './error-answers'
import { inquiryRoutes } from './inquiries/inquiry-routes'
import { newsletterRoutes } from './newsletter/newsletter-routes'
import type { ServiceParts } from './service-parts'

/** The two documented calls, behind the checks that both share. */
export async function formRoutes(app: FastifyInstance, parts: ServiceParts): Promise<void> {
  app.addHook('onRequest', refuseOtherOrigins(parts.config.publicOrigin))
  app.addHook('onRequest', requireJson)
  await limitRate(app, parts.config.rateLimit)
  inquiryRoutes(app, parts)
  newsletterRoutes(app, parts)
}

// A page of another site cannot send this content type without asking the browser first, which we never allow.
async function requireJson(request: FastifyRequest): Promise<void> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw refusalOf(415)
  }
}
