import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { describeIssues } from '../errors/checked-json'
import { SiteError } from '../errors/site-error'
import { clientFix } from './answer-errors'

/** The body of a request. @throws `request-invalid`, which names each wrong key */
export function readBody<Body>(schema: z.ZodType<Body>, { body }: FastifyRequest): Body {
  const { data, error } = schema.safeParse(body, { reportInput: true })
  if (!error) return data
  throw new SiteError(
    'request-invalid',
    `The request breaks the interface:\n${describeIssues(error.issues)}`,
    clientFix,
  )
}
