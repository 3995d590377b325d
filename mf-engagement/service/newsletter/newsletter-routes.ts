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

/** Validates and cleans the body of a sign-up; throws with the form's message if it is invalid. */
export function parseNewsletter(body: unknown): z.infer<typeof signUpSchema> {
  return parseBody(signUpSchema, body)
}

/** Longer than storing takes, so that the time of an answer does not reveal whether an address is known. */
const answerMilliseconds = 100

/** `POST /api/newsletter`: the same answer for new, known and suppressed addresses, to keep subscribers secret. */
export function newsletterRoutes(app: FastifyInstance, parts: ServiceParts): void {
  app.post('/api/newsletter', async (request, reply) => {
    const { email } = parseNewsletter(request.body)
    const { page, consentVersion, isHoneypotFilled } = readFormSignals(request.headers)
    const time = wait(answerMilliseconds)
    // Bots sign up other people's addresses: nothing is stored.
    const outcome = isHoneypotFilled
      ? 'trapped'
      : await signUp(
          parts.database,
          parts.signer,
          { email, page, consentVersion },
          parts.config.mail?.from ?? null,
        )
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
