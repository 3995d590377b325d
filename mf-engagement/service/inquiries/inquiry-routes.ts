import type { FastifyInstance } from 'fastify'
import { readFormSignals } from '../abuse/form-signals'
import { ServiceError } from '../errors'
import type { ServiceParts } from '../service-parts'
import { groupCommit } from './group-commit'
import { readIdempotencyKey } from './idempotency-key'
import { parseInquiry } from './inquiry'
import { type ReceivedInquiry, saveInquiries } from './inquiry-repository'

/** `POST /api/inquiries`: answers 201 once the inquiry is on disk. */
export function inquiryRoutes(app: FastifyInstance, parts: ServiceParts): void {
  const mailFrom = parts.config.mail?.from ?? null
  const save = groupCommit((received: ReceivedInquiry[]) => saveInquiries(parts.database, received, mailFrom))
  app.post('/api/inquiries', async (request, reply) => {
    const received = {
      inquiry: parseInquiry(request.body),
      idempotencyKey: readIdempotencyKey(request.headers),
      signals: readFormSignals(request.headers),
    }
    const saved = await save(received)
    if (saved.outcome === 'reused') {
      throw new ServiceError('idempotency_key_reused', 'This Idempotency-Key was used for other entries.')
    }
    parts.metrics.inquiries.inc({ type: received.inquiry.type, outcome: saved.outcome })
    parts.outbox?.wake()
    return reply.code(201).send({ id: saved.id })
  })
}
