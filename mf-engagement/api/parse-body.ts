import * as z from 'zod/mini'
import { ServiceError } from './errors'

/** Checks a JSON body against a form's schema; the error carries the first message of each field. */
export function parseBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  throw new ServiceError(
    'invalid',
    'Please check the entries and try again.',
    fieldMessages(parsed.error.issues),
  )
}

function fieldMessages(issues: { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = path[0]
    if (typeof field === 'string') messages[field] ??= message
  }
  return messages
}
