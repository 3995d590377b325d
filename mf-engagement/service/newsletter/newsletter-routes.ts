import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { newsletterSchema } from 'mf-engagement/inquiry-schemas/newsletter.schema'
import { readFormSignals } from '../abuse/form-signals'
import { ServiceError } from '../errors'
import { parseBody } from '../parse-body'
import type { ServiceParts } from '../service-parts'
import { signUp } from './subscriber-repository'

const signUpSchema = z.strictObject(newsletterSchema.shape)

/** The checked and cleaned body of a sign-up; throws the message of the form otherwise. */
export function parseNewsletter(body: unknown): z.infer<typeof signUpSchema> {
  return parseBody(signUpSchema, body)
}

/** Longer than storing takes: the time of an answer tells nothing either. */
const answerMilliseconds = 100

/** `POST /api/newsletter`: the same answer for new, known and suppressed addresses, so that nobody can ask who is subscribed. */
export function newsletterRoutes(app: FastifyInstance, parts: ServiceParts): void {
  app.post('/api/newsletter', async (request, reply) => {
    const { email } = parseNewsletter(request.body)
    const { page, wording, isTrapped } = readFormSignals(request.headers)
    const time = wait(answerMilliseconds)
    // Without a reader's own confirmation a trapped sign-up is somebody else's address.
    const outcome = isTrapped
      ? 'trapped'
      : await signUp(parts.database, parts.signer, { email, page, wording }, parts.config.mail?.from ?? null)
    await time
    parts.metrics.signUps.inc({ outcome })
    if (outcome === 'hour_full') throw hourFull(reply)
    parts.outbox?.wake()
    return reply.code(202).send({ status: 'accepted' })
  })
}

function hourFull(reply: FastifyReply): ServiceError {
  reply.header('retry-after', 3600)
  return new ServiceError('rate_limited', 'Too many people are signing up. Please try again in an hour.')
}
