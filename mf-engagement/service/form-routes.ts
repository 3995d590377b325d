import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limitRate } from './abuse/rate-limit'
import { refuseOtherOrigins } from './abuse/same-origin'
import { refusalOf } from './error-answers'
import { inquiryRoutes } from './inquiries/inquiry-routes'
import { newsletterRoutes } from './newsletter/newsletter-routes'
import type { ServiceParts } from './service-parts'

/** The two calls of the forms, with the checks that both share. */
export async function formRoutes(app: FastifyInstance, parts: ServiceParts): Promise<void> {
  app.addHook('onRequest', refuseOtherOrigins(parts.config.publicOrigin))
  app.addHook('onRequest', requireJson)
  await limitRate(app, parts.config.rateLimit)
  inquiryRoutes(app, parts)
  newsletterRoutes(app, parts)
}

// A page of another site may send this content type only after a CORS preflight, which the service never allows.
async function requireJson(request: FastifyRequest): Promise<void> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw refusalOf(415)
  }
}
