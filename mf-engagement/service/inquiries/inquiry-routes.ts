import { callWithSchemas } from 'contract/native-forms'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFormSignals } from '../abuse/form-signals'
import { refusalOf } from '../error-answers'
import { ServiceError } from '../errors'
import type { ServiceParts } from '../service-parts'
import { readIdempotencyKey } from './idempotency-key'
import { parseInquiry } from './inquiry'
import { type ReceivedInquiry, saveInquiry } from './inquiry-repository'
import { parseOwnInquiry } from './own-inquiry'

/** The entries of 64 kB and four schemas. */
const bodyLimit = 128 * 1024

/** For visitors there is nothing here: they would bring schemas of their own. The web server names its client as a second address. */
const fromWebServerOnly = async ({ ips = [] }: FastifyRequest) => {
  if (ips.length < 2) throw refusalOf(404)
}

/** `POST /api/inquiries`, and the same with the schemas of a type that another remote brings: 201 once the inquiry is on disk. */
export function inquiryRoutes(app: FastifyInstance, parts: ServiceParts): void {
  const mailFrom = parts.config.mail?.from ?? null
  const take =
    (parse: (body: unknown, log: FastifyBaseLogger) => ReceivedInquiry['inquiry']) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const received = {
        inquiry: parse(request.body, request.log),
        idempotencyKey: readIdempotencyKey(request.headers),
        signals: readFormSignals(request.headers),
      }
      const saved = await saveInquiry(parts.database, received, mailFrom)
      if (saved.outcome === 'reused') {
        throw new ServiceError('idempotency_key_reused', 'This Idempotency-Key was used for other entries.')
      }
      parts.metrics.inquiries.inc({ type: received.inquiry.type, outcome: saved.outcome })
      parts.outbox?.wake()
      return reply.code(201).send({ id: saved.id })
    }
  app.post('/api/inquiries', take(parseInquiry))
  const options = { bodyLimit, onRequest: fromWebServerOnly }
  app.post(callWithSchemas('/api/inquiries'), options, take(parseOwnInquiry))
}
