import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { SiteError } from '../errors/site-error'
import { clientFix } from './answer-errors'

/** Most wrong keys that an answer lists. */
const mostListed = 20

/** The body of a request. @throws `request-invalid`, which names each wrong key */
export function readBody<Body>(schema: z.ZodType<Body>, { body }: FastifyRequest): Body {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const more = issues.length > mostListed ? `\n… and ${issues.length - mostListed} more` : ''
  const listed = z.prettifyError({ issues: issues.slice(0, mostListed) })
  throw new SiteError('request-invalid', `The request breaks the interface:\n${listed}${more}`, clientFix)
}
