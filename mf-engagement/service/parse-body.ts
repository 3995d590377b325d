import type { $ZodErrorMap, $ZodType } from 'zod/v4/core'
import * as z from 'zod/mini'
import { ServiceError } from './errors'

/**
 * Checks a JSON body against a form's schema; `messageOf` says what is wrong where the schema has no words.
 * @throws ServiceError `invalid` with the first message of each field, or `unknown_field` if the schema is strict.
 */
export function parseBody<Schema extends $ZodType>(
  schema: Schema,
  body: unknown,
  messageOf?: $ZodErrorMap,
): z.output<Schema> {
  const parsed = z.safeParse(schema, body, messageOf && { error: messageOf })
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  for (const issue of issues) if (issue.code === 'unrecognized_keys') throw unknownField(issue.keys[0] ?? '')
  throw new ServiceError('invalid', 'Please check the entries and try again.', fieldMessages(issues))
}

/** Refused rather than dropped: the sender would not notice the loss. */
const unknownField = (name: string) =>
  new ServiceError('unknown_field', `This call takes no field ${JSON.stringify(name.slice(0, 100))}.`)

function fieldMessages(issues: { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = path[0]
    if (typeof field === 'string') messages[field] ??= message
  }
  return messages
}
