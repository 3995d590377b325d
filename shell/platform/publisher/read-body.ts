import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { SiteError } from '../errors/site-error'
import { clientFix } from './answer-errors'

/** The body of a request. @throws `request-invalid`, which names each wrong key */
export function readBody<Body>(schema: z.ZodType<Body>, { body }: FastifyRequest): Body {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new SiteError(
    'request-invalid',
    `The request breaks the interface:\n${z.prettifyError(parsed.error)}`,
    clientFix,
  )
}
